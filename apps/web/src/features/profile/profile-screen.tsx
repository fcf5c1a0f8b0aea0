import { LogOut } from 'lucide-react';
import { callApi } from '../../lib/api.ts';
import { useI18n } from '../../lib/i18n.ts';
import { store } from '../../lib/storage.ts';
import { applyTheme, readTheme } from '../../lib/theme.ts';
import { useUser } from '../../lib/user-store.ts';
import { Amount } from '../../ui/amount.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import styles from './profile-screen.module.css';
import { WalletHistory } from './wallet-history.tsx';

async function logOut(): Promise<void> {
  await callApi('POST /api/auth/logout', {}, { handles: 'all' }).catch(() => undefined);
  store('accessToken', null);
  location.assign('/landing');
}

export function ProfileScreen() {
  const { t } = useI18n();
  const user = useUser();
  const themes = (['dark', 'light'] as const).map((value) => ({ value, label: t(`profile.${value}`) }));
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Avatar src={user.avatarUrl} size="l" />
        <div>
          <h1>
            <bdi>{user.name}</bdi>
          </h1>
          <p className={styles.amounts}>
            <Amount currency="coin" value={user.coin} />
            <Amount currency="point" value={user.point} />
          </p>
        </div>
      </header>
      <WalletHistory />
      <section className={styles.card}>
        <h2>{t('profile.language')}</h2>
        <LanguageSwitch />
        <RadioGroup
          label={t('profile.theme')}
          name="theme"
          options={themes}
          defaultValue={readTheme()}
          onChange={(value) => applyTheme(value === 'light' ? 'light' : 'dark')}
        />
      </section>
      <Button variant="quiet" isWide icon={LogOut} onClick={() => void logOut()}>
        {t('profile.logOut')}
      </Button>
    </div>
  );
}
