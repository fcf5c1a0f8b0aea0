import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { pageAfterSignIn } from '../../../lib/return-page.ts';
import { signIn } from '../../../lib/sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { GoogleButton } from './google-button.tsx';
import { RestoreAccountDialog } from './restore-account-dialog.tsx';
import { restoreTokenOf } from './restore-token.ts';

/** Log-in form, with links to a forgotten password, and the restoring of a deleted account. */
export function LogInDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const [isForgotten, setForgotten] = useState(false);
  const [restoreToken, setRestoreToken] = useState<string | null>(null);
  const form = useForm(
    async ({ login = '', password = '' }) => {
      const body = { login, password };
      try {
        const { accessToken } = await callApi('POST /api/auth/login', { body }, { handles: 'all' });
        signIn(accessToken, pageAfterSignIn());
      } catch (error) {
        const token = error instanceof ApiError ? restoreTokenOf(error) : null;
        if (token === null) throw error;
        setRestoreToken(token);
      }
    },
    { schema: async () => (await import('@trivia/contract/account/auth.ts')).loginBody },
  );
  if (isForgotten) return <ForgotPasswordDialog onClose={onClose} />;
  if (restoreToken !== null) return <RestoreAccountDialog token={restoreToken} onClose={onClose} />;
  return (
    <Dialog title={t('auth.logIn')} width={400} onClose={onClose}>
      <Form state={form} action={t('auth.logIn')} saveAs="log-in">
        <Field
          label={t('auth.login')}
          name="login"
          autoComplete="username"
          dir="auto"
          error={form.fields.login}
        />
        <Field
          label={t('auth.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={form.fields.password}
        />
      </Form>
      <Button variant="quiet" isWide onClick={() => setForgotten(true)}>
        {t('auth.forgot')}
      </Button>
      <GoogleButton onDeleted={setRestoreToken} />
    </Dialog>
  );
}
