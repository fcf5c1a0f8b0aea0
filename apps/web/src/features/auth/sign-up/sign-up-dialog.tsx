import { limits } from '@trivia/contract/limits.ts';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { GoogleButton } from '../log-in/google-button.tsx';
import { RestoreAccountDialog } from '../log-in/restore-account-dialog.tsx';
import { GenderField } from './gender-field.tsx';
import { referralCodeOfAddress } from './origin.ts';
import { SignUpStep } from './sign-up-step.tsx';
import { TermsLinks } from './terms-links.tsx';
import { useSignUp } from './use-sign-up.ts';

export function SignUpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const [restoreToken, setRestoreToken] = useState<string | null>(null);
  const { step, show, ...form } = useSignUp();
  const { fields } = form;
  if (restoreToken !== null) return <RestoreAccountDialog token={restoreToken} onClose={onClose} />;
  const isLast = step === 'person';
  const back = (
    <Button variant="quiet" onClick={() => show('account')}>
      {t('auth.back')}
    </Button>
  );
  return (
    <Dialog title={t('auth.signUp')} width={400} onClose={onClose}>
      <Form
        state={form}
        action={isLast ? t('auth.signUp') : t('auth.next')}
        saveAs="sign-up"
        second={isLast && back}
      >
        <SignUpStep n={1} name={t('auth.stepAccount')} isShown={!isLast}>
          <Field
            label={t('auth.username')}
            hint={t('auth.least', { n: limits.usernameMinLength })}
            name="username"
            autoComplete="username"
            dir="auto"
            error={fields.username}
          />
          <Field
            label={t('auth.email')}
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            error={fields.email}
          />
          <Field
            label={t('auth.password')}
            hint={t('auth.least', { n: limits.passwordMinLength })}
            name="password"
            type="password"
            autoComplete="new-password"
            error={fields.password}
          />
          <Field
            label={t('auth.confirmPassword')}
            name="confirmPassword"
            type="password"
            autoComplete="new-password"
            error={fields.confirmPassword}
          />
        </SignUpStep>
        <SignUpStep n={2} name={t('auth.stepPerson')} isShown={isLast}>
          <DateField label={t('auth.dateOfBirth')} name="dateOfBirth" error={fields.dateOfBirth} />
          <GenderField error={fields.gender} />
          <Field
            label={t('auth.referralCode')}
            name="referralCode"
            autoComplete="off"
            dir="ltr"
            defaultValue={referralCodeOfAddress()}
            error={fields.referralCode}
          />
          <Checkbox name="agreedToTerms" label={t('auth.terms')} error={fields.agreedToTerms} />
        </SignUpStep>
      </Form>
      {isLast ? <TermsLinks /> : <GoogleButton onDeleted={setRestoreToken} />}
    </Dialog>
  );
}
