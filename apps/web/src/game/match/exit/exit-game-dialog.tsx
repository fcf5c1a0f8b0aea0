import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../../lib/i18n/messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx';

interface ExitGameDialogProps {
  /** Text about the cost of leaving. */
  readonly text: MessageKey;
  readonly onClose: () => void;
  /** Leaves the match, and then the screen. */
  readonly onLeave: () => Promise<void>;
}

/** Asks for confirmation before a match is left, which forfeits it. */
export function ExitGameDialog({ text, onClose, onLeave }: ExitGameDialogProps) {
  const { t } = useI18n();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await onLeave();
      onClose();
    } catch {
      // The global error listener has shown the reason; the player may retry.
      setLeaving(false);
    }
  };
  return (
    <Dialog title={t('exit.title')} width={350} onClose={onClose}>
      <p>{t(text)}</p>
      <DialogActions>
        <Button variant="primary" isWide onClick={onClose}>
          {t('exit.continue')}
        </Button>
        <Button variant="danger" isWide isBusy={isLeaving} onClick={() => void leave()}>
          {t('exit.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
