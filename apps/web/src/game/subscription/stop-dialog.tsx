import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

interface StopDialogProps {
  readonly isBusy: boolean;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before the subscription is cancelled, and names the paid time that remains. */
export function StopDialog({ isBusy, onStop, onClose }: StopDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog title={t('subscription.stopTitle')} width={400} onClose={onClose}>
      <p>{t('subscription.stopText')}</p>
      <Button variant="danger" isWide isBusy={isBusy} onClick={onStop}>
        {t('subscription.stop')}
      </Button>
      <Button variant="quiet" isWide onClick={onClose}>
        {t('subscription.keep')}
      </Button>
    </Dialog>
  );
}
