import { navigate } from 'wouter/use-browser-location';
import { callApi } from '../../lib/api.ts';
import { useI18n } from '../../lib/i18n.ts';
import { isolate } from '../../lib/isolate.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { useForm } from '../../lib/use-form.ts';
import { useUser, useUserStore } from '../../lib/user-store.ts';
import { pageAfterSignIn } from '../../lib/wanted-page.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import styles from './auth-screen.module.css';

const RESEND_AFTER_S = 60;

export function VerifyEmailScreen() {
  const { t } = useI18n();
  const user = useUser();
  const merge = useUserStore((state) => state.merge);
  const { seconds, start: wait } = useCountdown(RESEND_AFTER_S);
  const next = user.isComplete ? pageAfterSignIn() : '/completeAccount';
  const form = useForm(
    async ({ code = '' }) => {
      const verified = await callApi('POST /api/auth/email/verify', { body: { code } }, { handles: 'all' });
      merge(verified.user);
      navigate(next, { replace: true });
    },
    { schema: async () => (await import('@trivia/contract/auth.ts')).verifyEmailRoute.body },
  );
  const resend = async () => wait((await callApi('POST /api/auth/email/resend', {})).retryAfterSeconds);
  return (
    <section className={styles.screen}>
      <h1>{t('verify.title')}</h1>
      <p>{t('verify.text', { email: isolate(user.email ?? '') })}</p>
      <Form state={form} action={t('verify.submit')}>
        <Field
          label={t('verify.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          error={form.fields.code}
        />
      </Form>
      <Button variant="quiet" isWide disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? t('ui.retryIn', { value: seconds }) : t('verify.resend')}
      </Button>
      <ButtonLink variant="quiet" isWide to={next}>
        {t('verify.skip')}
      </ButtonLink>
    </section>
  );
}
