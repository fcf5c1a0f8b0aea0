import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';

/** Fields for a new password and its repetition. */
export function NewPasswordFields({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const { t } = useI18n();
  return (
    <>
      <Field
        label={t('auth.newPassword')}
        name="password"
        type="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <Field
        label={t('auth.confirmPassword')}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  );
}
