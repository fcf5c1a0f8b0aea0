import { navigate } from 'wouter/use-browser-location';
import { Mascot } from '../../../game/art/mascot.tsx';
import { useUserStore } from '../../../game/player/user-store.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { signOut } from '../../../lib/sign-out.ts';
import { store } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import styles from '../auth-screen.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Sets a new password, in the session of a reset link. */
export function ResetPasswordScreen() {
  const { t } = useI18n();
  const merge = useUserStore((state) => state.merge);
  const form = useForm(
    async ({ password = '', confirmPassword = '' }) => {
      const body = { password, confirmPassword };
      const done = await callApi('POST /api/auth/reset-password', { body }, { handles: 'all' });
      store('accessToken', done.accessToken);
      merge(done.user);
      void showToast('success', t('reset.done'));
      navigate('/home', { replace: true });
    },
    { schema: async () => (await import('@trivia/contract/account/passwords.ts')).resetPasswordBody },
  );
  return (
    <section className={styles.screen}>
      <div className={styles.arch}>
        <Mascot pose="thinking" isFirst />
      </div>
      <h1>{t('reset.title')}</h1>
      <p>{t('reset.text')}</p>
      <Form state={form} action={t('reset.submit')}>
        <NewPasswordFields errors={form.fields} />
      </Form>
      <Button variant="quiet" isWide onClick={() => void signOut()}>
        {t('reset.leave')}
      </Button>
    </section>
  );
}
