import { useMutation } from '@tanstack/react-query';
import type { PictureReason } from '@trivia/contract/account/pictures.ts';
import { useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { openDialog } from '../dialogs.ts';
import { Face } from '../player/face.tsx';
import { useUser } from '../player/user-store.ts';
import styles from './report-dialog.module.css';

const reasons = [
  'offensive',
  'personal',
  'stolen',
  'advertising',
] as const satisfies readonly PictureReason[];

interface ReportPictureDialogProps {
  readonly pictureId: string;
  readonly url: string;
  readonly name: string;
  /** True before a game, whose start closes the dialog. */
  readonly beforeGame?: boolean;
  readonly onClose: () => void;
}

/** Enlarged picture of another player, which can be reported. */
export function ReportPictureDialog(props: ReportPictureDialogProps) {
  const { pictureId, url, name, beforeGame, onClose } = props;
  const { t } = useI18n();
  const { isComplete } = useUser();
  const [reason, setReason] = useState<PictureReason | null>(null);
  const report = useMutation({
    mutationFn: (why: PictureReason) =>
      callApi('POST /api/pictures/:id/reports', { params: { id: pictureId }, body: { reason: why } }),
    onSuccess: () => {
      void showToast('success', t('reportPicture.done'));
      onClose();
    },
  });
  const send = () => {
    if (!isComplete) openDialog('complete-account');
    else if (reason) report.mutate(reason);
  };
  return (
    <Dialog title={t('reportPicture.title', { name: isolate(name) })} width={400} onClose={onClose}>
      <Face src={url} className={styles.face} />
      <p>{t('reportPicture.body')}</p>
      {beforeGame && <p className={styles.soon}>{t('reportPicture.beforeGame')}</p>}
      <fieldset className={styles.reasons}>
        <legend>{t('report.reasons')}</legend>
        {reasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            {t(`reportPicture.${one}`)}
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Button isWide isBusy={report.isPending} disabled={reason === null} onClick={send}>
          {t('report.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
