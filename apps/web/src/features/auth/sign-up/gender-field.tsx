import { useI18n } from '../../../lib/i18n/i18n.ts';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';

const genders = ['female', 'male', 'other'] as const;

export function GenderField({ error }: { readonly error: string | undefined }) {
  const { t } = useI18n();
  const options = genders.map((value) => ({ value, label: t(`auth.${value}`) }));
  return <RadioGroup label={t('auth.gender')} name="gender" options={options} error={error} />;
}
