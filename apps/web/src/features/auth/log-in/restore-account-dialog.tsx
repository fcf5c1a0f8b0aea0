import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { pageAfterSignIn } from '../../../lib/return-page.ts';
import { signIn } from '../../../lib/sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../ui/forms/form.tsx';

interface RestoreAccountDialogProps {
  readonly token: string;
  readonly onClose: () => void;
}

/** Offers to restore a deleted account. */
export function RestoreAccountDialog({ token, onClose }: RestoreAccountDialogProps) {
  const { t } = useI18n();
  const form = useForm(async () => {
    const { accessToken } = await callApi('POST /api/auth/restore', { body: { token } }, { handles: 'all' });
    signIn(accessToken, pageAfterSignIn());
  });
  return (
    <Dialog title={t('restore.title')} width={400} onClose={onClose}>
      <p>{t('restore.text')}</p>
      <Form state={form} action={t('restore.submit')} />
      <Button variant="quiet" isWide onClick={onClose}>
        {t('restore.leave')}
      </Button>
    </Dialog>
  );
}
