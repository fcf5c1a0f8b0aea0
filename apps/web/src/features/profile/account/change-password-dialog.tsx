import { callApi } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { store } from '../../../lib/storage.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import type { AccountDialogProps } from './account-dialog.ts';

export function ChangePasswordDialog({ onClose }: AccountDialogProps) {
  const { t } = useI18n();
  const form = useForm(
    async ({ currentPassword = '', password = '', confirmPassword = '' }) => {
      const body = { currentPassword, password, confirmPassword };
      const done = await callApi('POST /api/auth/change-password', { body }, { handles: 'all' });
      store('accessToken', done.accessToken);
      void showToast('success', t('password.done'));
      onClose();
    },
    { schema: async () => (await import('@trivia/contract/account/passwords.ts')).changePasswordBody },
  );
  const fields = [
    { name: 'currentPassword', label: t('password.current'), autoComplete: 'current-password' },
    { name: 'password', label: t('password.new'), autoComplete: 'new-password' },
    { name: 'confirmPassword', label: t('password.confirm'), autoComplete: 'new-password' },
  ];
  return (
    <Dialog title={t('profile.changePassword')} width={400} onClose={onClose}>
      <p>{t('password.text')}</p>
      <Form state={form} action={t('profile.save')}>
        {fields.map((field) => (
          <Field key={field.name} {...field} type="password" error={form.fields[field.name]} />
        ))}
      </Form>
    </Dialog>
  );
}
