import type { ReactNode } from 'react';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly face: ReactNode;
  readonly isBusy: boolean;
  readonly onRedeem: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before points are exchanged. Both buttons have the same size. */
export function ConfirmDialog({ title, text, face, isBusy, onRedeem, onClose }: ConfirmDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog title={title} width={400} onClose={onClose}>
      <div className={styles.face}>{face}</div>
      <p>{text}</p>
      <div className={styles.two}>
        <Button variant="quiet" onClick={onClose}>
          {t('redeem.notNow')}
        </Button>
        <Button isBusy={isBusy} onClick={onRedeem}>
          {t('redeem.action')}
        </Button>
      </div>
    </Dialog>
  );
}
