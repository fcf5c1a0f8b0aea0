import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import type { Link } from './use-link.ts';

interface ConfirmAccountProps {
  readonly token: string;
  readonly enter: Link['enter'];
}

/**
 * Asks the reader of a verification mail for the account's password, or for a new one: somebody else may have signed up
 * with their address.
 */
export function ConfirmAccount({ token, enter }: ConfirmAccountProps) {
  const { t } = useI18n();
  const confirm = useForm(async ({ password = '' }) => {
    const body = { token, password };
    enter(await callApi('POST /api/auth/verify', { body }, { handles: 'all' }));
  });
  const claim = useForm(async () => {
    enter(await callApi('POST /api/auth/verify/claim', { body: { token } }, { handles: 'all' }));
  });
  return (
    <>
      <h1>{t('link.confirmTitle')}</h1>
      <p>{t('link.confirmText')}</p>
      <Form state={confirm} action={t('link.confirm')}>
        <Field
          label={t('auth.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={confirm.fields.password}
        />
      </Form>
      <p>{t('link.claimText')}</p>
      <Form state={claim} action={t('link.claim')} variant="quiet" />
    </>
  );
}
