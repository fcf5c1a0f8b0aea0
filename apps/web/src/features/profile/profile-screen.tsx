import { Suspense } from 'react';
import { useUser } from '../../game/player/user-store.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { AccountCard } from './account/account-card.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-screen.module.css';
import { SettingsCard } from './settings-card.tsx';
import { StatisticsCard } from './statistics-card.tsx';
import { WalletHistory } from './wallet/wallet-history.tsx';

/** Only subscribers fetch its code. */
const SubscriptionCard = lazyScreen(
  async () => (await import('./subscription/subscription-card.tsx')).SubscriptionCard,
);

export function ProfileScreen() {
  const user = useUser();
  return (
    <div className={styles.screen}>
      <ProfileHead user={user} />
      <div className={styles.column}>
        {(user.hasSubscription || user.plan.isDowngraded) && (
          <Suspense>
            <SubscriptionCard />
          </Suspense>
        )}
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
