import type { User } from '@trivia/contract/account/user.ts';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useCountdown } from '../../../lib/time/use-countdown.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import styles from './edit-profile-screen.module.css';

interface OwnerFieldsProps {
  readonly user: User;
  readonly errors: Readonly<Record<string, string>>;
}

/** Code in place of a password, mailed to the verified address of an account without one. */
function OldAddressCode({ user, errors }: OwnerFieldsProps) {
  const { t } = useI18n();
  const [isSent, setSent] = useState(false);
  const { seconds, start: wait } = useCountdown();
  const send = async (): Promise<void> => {
    try {
      wait((await callApi('POST /api/auth/email/change-code', {})).retryAfterSeconds);
      setSent(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <>
      <p role="status">
        {t(isSent ? 'edit.codeSent' : 'edit.codeNeeded', { email: isolate(user.email ?? '') })}
      </p>
      <Button variant="quiet" isWide disabled={seconds > 0} onClick={() => void send()}>
        {seconds > 0 ? t('ui.retryIn', { value: seconds }) : t('edit.sendCode')}
      </Button>
      <Field
        label={t('edit.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        error={errors.code}
      />
    </>
  );
}

/** Fields that authorise a change of a verified address, so that a borrowed phone is not enough. */
export function OwnerFields({ user, errors }: OwnerFieldsProps) {
  const { t } = useI18n();
  return (
    <div className={styles.owner}>
      <p>{t('edit.emailStays', { email: isolate(user.email ?? '') })}</p>
      {user.hasPassword ? (
        <Field
          label={t('edit.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
      ) : (
        <OldAddressCode user={user} errors={errors} />
      )}
    </div>
  );
}
