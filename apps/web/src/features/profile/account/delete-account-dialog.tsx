import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { forgetSession } from '../../../lib/sign-out.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import type { AccountDialogProps } from './account-dialog.ts';

/** Asks for confirmation, and for the password if there is one. */
export function DeleteAccountDialog({ user, onClose }: AccountDialogProps) {
  const { t } = useI18n();
  const form = useForm(async ({ password }) => {
    const body = password === undefined ? {} : { password };
    await callApi('DELETE /api/user/me', { body }, { handles: 'all' });
    forgetSession();
  });
  return (
    <Dialog title={t('delete.title')} width={400} onClose={onClose}>
      <p>{t('delete.text')}</p>
      <Form state={form} action={t('delete.submit')} variant="danger">
        {user.hasPassword && (
          <Field
            label={t('delete.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            error={form.fields.password}
          />
        )}
      </Form>
    </Dialog>
  );
}
