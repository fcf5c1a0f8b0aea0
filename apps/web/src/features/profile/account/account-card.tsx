import type { User } from '@trivia/contract/account/user.ts';
import { Download, KeyRound, LogOut, MonitorSmartphone, Shapes, Trash2, UserPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { signOut } from '../../../lib/sign-out.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import styles from '../profile-screen.module.css';
import { downloadData } from './download-data.ts';

const dialogs = {
  categories: lazyWithPreload(
    async () => (await import('./favourite-categories-dialog.tsx')).FavouriteCategoriesDialog,
  ),
  password: lazyWithPreload(async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog),
  devices: lazyWithPreload(async () => (await import('./devices-dialog.tsx')).DevicesDialog),
  remove: lazyWithPreload(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog),
};
type DialogName = keyof typeof dialogs;

/** All actions on the account. */
export function AccountCard({ user }: { readonly user: User }) {
  const { t } = useI18n();
  const [open, setOpen] = useState<DialogName | null>(null);
  const Dialog = open && dialogs[open];
  return (
    <section className={styles.card}>
      <h2>{t('profile.account')}</h2>
      <div>
        <ListRow icon={UserPen} to="/profile/edit-profile">
          {t('profile.edit')}
        </ListRow>
        <ListRow icon={Shapes} onClick={() => setOpen('categories')}>
          {t('profile.categories')}
        </ListRow>
        {user.hasPassword && (
          <ListRow icon={KeyRound} onClick={() => setOpen('password')}>
            {t('profile.changePassword')}
          </ListRow>
        )}
        <ListRow icon={MonitorSmartphone} onClick={() => setOpen('devices')}>
          {t('profile.devices')}
        </ListRow>
        <ListRow icon={Download} onClick={() => void downloadData()}>
          {t('profile.download')}
        </ListRow>
        <ListRow icon={LogOut} onClick={() => void signOut()}>
          {t('profile.logOut')}
        </ListRow>
        <ListRow icon={Trash2} tone="danger" onClick={() => setOpen('remove')}>
          {t('profile.delete')}
        </ListRow>
      </div>
      <Suspense>{Dialog && <Dialog user={user} onClose={() => setOpen(null)} />}</Suspense>
    </section>
  );
}
