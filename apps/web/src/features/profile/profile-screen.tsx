import { useUser } from '../../game/player/user-store.ts';
import { AccountCard } from './account/account-card.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-screen.module.css';
import { SettingsCard } from './settings-card.tsx';
import { StatisticsCard } from './statistics-card.tsx';
import { WalletHistory } from './wallet/wallet-history.tsx';

export function ProfileScreen() {
  const user = useUser();
  return (
    <div className={styles.screen}>
      <ProfileHead user={user} />
      <div className={styles.column}>
        <StatisticsCard />
        <WalletHistory />
      </div>
      <div className={styles.column}>
        <SettingsCard />
        <AccountCard user={user} />
      </div>
    </div>
  );
}
