import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Mascot } from '../../../game/art/mascot.tsx';
import { useUser, useUserStore } from '../../../game/player/user-store.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { pageAfterSignIn } from '../../../lib/return-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from '../auth-screen.module.css';
import { formErrors } from '../form-errors.ts';
import { useEmailCode } from './use-email-code.ts';

/** Form for the verification code. */
function CodeForm({ next }: { readonly next: string }) {
  const { t } = useI18n();
  const merge = useUserStore((state) => state.merge);
  const form = useForm(
    async ({ code = '' }) => {
      const verified = await callApi(
        'POST /api/auth/email/verify',
        { body: { code } },
        { handles: formErrors },
      );
      merge(verified.user);
      navigate(next, { replace: true });
    },
    { schema: async () => (await import('@trivia/contract/account/email-codes.ts')).verifyEmailRoute.body },
  );
  return (
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
  );
}

function sentenceOf(isSent: boolean, isHeldBack: boolean) {
  if (isSent) return 'verify.text';
  return isHeldBack ? 'verify.heldBack' : 'verify.noCode';
}

export function VerifyEmailScreen() {
  const { t } = useI18n();
  const user = useUser();
  const { isVerified, isSent, isHeldBack, seconds, send } = useEmailCode();
  const [codes, setCodes] = useState(0);
  const next = user.isComplete ? pageAfterSignIn() : '/completeAccount';
  const email = isolate(user.pendingEmail ?? user.email ?? '');
  const resend = () => {
    // Resets the form: an error of the old code does not concern the new one.
    setCodes(codes + 1);
    void send();
  };
  if (isVerified) return <Redirect to={next} replace />;
  return (
    <section className={styles.screen}>
      <div className={styles.arch}>
        <Mascot pose="hello" isFirst />
      </div>
      <h1>{t('verify.title')}</h1>
      <div className={styles.said} role="status">
        {isSent === undefined ? <Skeleton /> : <p>{t(sentenceOf(isSent, isHeldBack), { email })}</p>}
      </div>
      <Link className={styles.textLink} to="/profile/edit-profile">
        {t('verify.change')}
      </Link>
      {isSent !== false && <CodeForm key={codes} next={next} />}
      <Button variant={isSent === false ? 'primary' : 'quiet'} isWide disabled={seconds > 0} onClick={resend}>
        {seconds > 0
          ? t('ui.retryIn', { value: seconds })
          : t(isSent === false ? 'verify.send' : 'verify.resend')}
      </Button>
      <Link className={styles.textLink} to={next}>
        {t('verify.skip')}
      </Link>
    </section>
  );
}
