import { callApi } from '../../lib/api.ts';
import { useI18n } from '../../lib/i18n.ts';
import { signIn } from '../../lib/sign-in.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import styles from '../../ui/form.module.css';

export function LogInDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { submit, isSending, fields, refusal } = useForm(async ({ login = '', password = '' }) => {
    const body = { login, password };
    const { accessToken } = await callApi('POST /api/auth/login', { body }, { handles: 'all' });
    signIn(accessToken, '/home');
  });
  return (
    <Dialog title={t('auth.logIn')} width={400} onClose={onClose}>
      <form className={styles.form} action={submit} noValidate>
        <Field label={t('auth.login')} name="login" autoComplete="username" dir="auto" error={fields.login} />
        <Field
          label={t('auth.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={fields.password}
        />
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        <Button type="submit" isWide isBusy={isSending}>
          {t('auth.logIn')}
        </Button>
      </form>
    </Dialog>
  );
}
