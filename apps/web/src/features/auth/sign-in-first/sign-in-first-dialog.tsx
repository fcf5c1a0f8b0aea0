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

/** Shown to visitors where something needs an account; either way leads back to where they are. */
export function SignInFirstDialog({ onClose }: SignInFirstDialogProps) {
  const { t } = useI18n();
  const [way, setWay] = useState<ComponentType<SignInFirstDialogProps> | null>(null);
  if (way) {
    const Way = way;
    return <Way onClose={onClose} />;
  }
  return (
    <Dialog title={t('signInFirst.title')} width={400} onClose={onClose}>
      <p>{t('signInFirst.body')}</p>
      <DialogActions>
        <Button isWide onClick={() => setWay(() => SignUpDialog)}>
          {t('auth.signUp')}
        </Button>
        <Button variant="second" isWide onClick={() => setWay(() => LogInDialog)}>
          {t('auth.logIn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
