import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../lib/api.ts';
import { useI18n } from '../../lib/i18n.ts';
import { isolate } from '../../lib/isolate.ts';
import { useForm } from '../../lib/use-form.ts';
import { useUser, useUserStore } from '../../lib/user-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import form from '../../ui/form.module.css';
import styles from './auth-screen.module.css';

const RESEND_AFTER_S = 60;

/** Seconds until a new code may be asked for; the one of the sign-up was just sent. */
function useResendWait() {
  const [seconds, setSeconds] = useState(RESEND_AFTER_S);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return { seconds, wait: setSeconds };
}

export function VerifyEmailScreen() {
  const { t } = useI18n();
  const user = useUser();
  const merge = useUserStore((state) => state.merge);
  const navigate = useNavigate();
  const { seconds, wait } = useResendWait();
  const next = user.isComplete ? '/home' : '/completeAccount';
  const { submit, isSending, fields, refusal } = useForm(async ({ code = '' }) => {
    const verified = await callApi('POST /api/auth/email/verify', { body: { code } }, { handles: 'all' });
    merge(verified.user);
    void navigate(next, { replace: true });
  });
  const resend = async () => wait((await callApi('POST /api/auth/email/resend', {})).retryAfterSeconds);
  return (
    <section className={styles.screen}>
      <h1>{t('verify.title')}</h1>
      <p>{t('verify.text', { email: isolate(user.email ?? '') })}</p>
      <form className={form.form} action={submit} noValidate>
        <Field
          label={t('verify.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          error={fields.code ?? refusal ?? undefined}
        />
        <Button type="submit" isWide isBusy={isSending}>
          {t('verify.submit')}
        </Button>
      </form>
      <Button variant="quiet" isWide disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? t('verify.retryIn', { value: seconds }) : t('verify.resend')}
      </Button>
      <Button variant="quiet" isWide to={next}>
        {t('verify.skip')}
      </Button>
    </section>
  );
}
