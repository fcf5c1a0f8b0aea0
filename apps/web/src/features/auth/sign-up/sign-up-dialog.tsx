import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { signIn } from '../../../lib/sign-in.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { GoogleButton } from '../log-in/google-button.tsx';
import { RestoreAccountDialog } from '../log-in/restore-account-dialog.tsx';
import { GenderField } from './gender-field.tsx';
import { codeOfAddress } from './origin.ts';
import { registerWith } from './register-with.ts';
import { TermsLinks } from './terms-links.tsx';

export function SignUpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const [restoreToken, setRestoreToken] = useState<string | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const form = useForm(
    async (given) => {
      const { accessToken } = await callApi(
        'POST /api/auth/register',
        { body: registerWith(given) },
        { handles: 'all' },
      );
      signIn(accessToken, '/verify-email');
    },
    { schema: async () => (await import('@trivia/contract/auth.ts')).registerBody, body: registerWith },
  );
  const { fields } = form;
  if (restoreToken !== null) return <RestoreAccountDialog token={restoreToken} onClose={onClose} />;
  return (
    <Dialog title={t('auth.signUp')} width={400} onClose={onClose}>
      <Form state={form} action={t('auth.signUp')} keepAs="sign-up">
        <Field
          label={t('auth.username')}
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
        <DateField label={t('auth.dateOfBirth')} name="dateOfBirth" error={fields.dateOfBirth} />
        <GenderField error={fields.gender} />
        <Field
          ref={codeField}
          label={t('auth.referralCode')}
          name="referralCode"
          autoComplete="off"
          dir="ltr"
          defaultValue={codeOfAddress()}
          error={fields.referralCode}
        />
        <Checkbox name="agreedToTerms" label={t('auth.terms')} error={fields.agreedToTerms} />
      </Form>
      <TermsLinks />
      <GoogleButton onDeleted={setRestoreToken} codeField={codeField} />
    </Dialog>
  );
}
