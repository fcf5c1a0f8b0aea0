import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { appearanceQuery } from '../../../../game/cosmetics/queries/appearance-query.ts';
import { openDialog } from '../../../../game/dialogs.ts';
import type { ApiReply } from '../../../../lib/api/api.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { uploadFile } from '../../../../lib/api/upload.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { shrinkPicture } from './shrink-picture.ts';

const BYTES_PER_MB = 1024 * 1024;
export const MOST_MB = 5;

const kinds = /\.(jpe?g|png|svg|hei[cf])$/i;

/** Error of a file before the upload. Only the server can tell whether it is a picture. */
export function refuseFile(
  file: Pick<File, 'name' | 'size'>,
): 'photo.invalid' | 'photo.tooLarge' | undefined {
  if (!kinds.test(file.name)) return 'photo.invalid';
  return file.size > MOST_MB * BYTES_PER_MB ? 'photo.tooLarge' : undefined;
}

/** Uploads the player's photo with its progress, or removes it. */
export function usePhoto() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const [share, setShare] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const setPicture = (avatarUrl: string, hasPicture: boolean) =>
    queryClient.setQueryData(
      appearanceQuery.queryKey,
      (seen) =>
        seen && { ...seen, avatarUrl, picture: hasPicture ? { url: avatarUrl, isHidden: false } : null },
    );

  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      setRefusal(null);
      setShare(0);
      const file = await shrinkPicture(chosen);
      const why = refuseFile({ name: chosen.name, size: file.size });
      if (why) throw new ApiError(422, { message: t(why, { mb: MOST_MB }) });
      const controller = new AbortController();
      stopping.current = controller;
      const { signal } = controller;
      return (await uploadFile('/api/user/avatar', file, {
        onProgress: setShare,
        signal,
      })) as ApiReply<'POST /api/user/avatar'>;
    },
    onSuccess: ({ avatarUrl }) => {
      setPicture(avatarUrl, true);
      void showToast('success', t('photo.done'));
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      else setRefusal(error.message || t(error.status === 0 ? 'ui.offline' : 'ui.errorOccurred'));
    },
  });

  const remove = useMutation({
    mutationFn: () => callApi('DELETE /api/user/avatar', {}),
    onSuccess: ({ avatarUrl }) => {
      setPicture(avatarUrl, false);
      void showToast('success', t('photo.removed'));
    },
  });

  return { upload, remove, share, refusal, stop: () => stopping.current?.abort() };
}
