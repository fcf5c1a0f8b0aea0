import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';

/** Requests a reset link. The reply never reveals whether the address has an account. */
export function ForgotPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(
    async ({ email = '' }) => {
      await callApi('POST /api/auth/forgot-password', { body: { email } }, { handles: 'all' });
      setSentTo(email);
    },
    { schema: async () => (await import('@trivia/contract/account/passwords.ts')).forgotPasswordRoute.body },
  );
  return (
    <Dialog title={t('forgot.title')} width={400} onClose={onClose}>
      {sentTo === null ? (
        <>
          <p>{t('forgot.text')}</p>
          <Form state={form} action={t('forgot.submit')} saveAs="forgot-password">
            <Field
              label={t('auth.email')}
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              error={form.fields.email}
            />
          </Form>
        </>
      ) : (
        <>
          <p role="status">{t('forgot.sent', { email: isolate(sentTo) })}</p>
          <Button isWide onClick={onClose}>
            {t('forgot.done')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
