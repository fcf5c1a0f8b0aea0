import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Appearance } from '@trivia/contract/store/cosmetics.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { appearanceQuery } from './appearance-query.ts';
import { cosmeticsQuery } from './cosmetics-query.ts';

interface AppearanceUpdate {
  readonly worn: Appearance;
  /** Message of the toast after saving. */
  readonly message: string;
}

/** Saves the appearance, which other players see at once. */
export function useSaveAppearance() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ worn }: AppearanceUpdate) => callApi('PUT /api/user/appearance', { body: worn }),
    onSuccess: (seen, { message }) => {
      queryClient.setQueryData(appearanceQuery.queryKey, seen);
      void showToast('success', message);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'NOT_OWNED')
        void queryClient.invalidateQueries({ queryKey: cosmeticsQuery.queryKey });
    },
  });
}
