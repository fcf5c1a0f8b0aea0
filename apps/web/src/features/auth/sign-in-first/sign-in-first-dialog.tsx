import { type ComponentType, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx';
import { LogInDialog } from '../log-in/log-in-dialog.tsx';
import { SignUpDialog } from '../sign-up/sign-up-dialog.tsx';

interface SignInFirstDialogProps {
  readonly onClose: () => void;
}

/** Asks visitors to sign up or log in, and then returns to the current page. */
export function SignInFirstDialog({ onClose }: SignInFirstDialogProps) {
  const { t } = useI18n();
  const [ChosenDialog, setChosenDialog] = useState<ComponentType<SignInFirstDialogProps> | null>(null);
  if (ChosenDialog) return <ChosenDialog onClose={onClose} />;
  return (
    <Dialog title={t('signInFirst.title')} width={400} onClose={onClose}>
      <p>{t('signInFirst.body')}</p>
      <DialogActions>
        <Button isWide onClick={() => setChosenDialog(() => SignUpDialog)}>
          {t('auth.signUp')}
        </Button>
        <Button variant="quiet" isWide onClick={() => setChosenDialog(() => LogInDialog)}>
          {t('auth.logIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
