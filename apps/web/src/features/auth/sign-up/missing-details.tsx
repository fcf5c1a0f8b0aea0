import type { User } from '@trivia/contract/account/user.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { GenderField } from './gender-field.tsx';
import { referralCodeOfAddress } from './origin.ts';

interface MissingDetailsProps {
  readonly user: User;
  readonly errors: Readonly<Record<string, string>>;
}

/** Missing fields of the account, except categories: all of them after a sign-up with Google. */
export function MissingDetails({ user, errors }: MissingDetailsProps) {
  const { t } = useI18n();
  return (
    <>
      {user.username === null && (
        <Field
          label={t('auth.username')}
          name="username"
          autoComplete="username"
          dir="auto"
          error={errors.username}
        />
      )}
      {user.dateOfBirth === null && (
        <DateField label={t('auth.dateOfBirth')} name="dateOfBirth" error={errors.dateOfBirth} />
      )}
      {user.gender === null && <GenderField error={errors.gender} />}
      {user.username === null && (
        <Field
          label={t('auth.referralCode')}
          name="referralCode"
          autoComplete="off"
          dir="ltr"
          defaultValue={referralCodeOfAddress()}
          error={errors.referralCode}
        />
      )}
    </>
  );
}
