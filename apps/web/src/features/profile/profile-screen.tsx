import { Suspense } from 'react';
import { useUser } from '../../game/player/user-store.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-screen.module.css';
import { SettingsCard } from './settings-card.tsx';
import { StatisticsCard } from './statistics-card.tsx';

/** Only subscribers fetch its code. */
const SubscriptionCard = lazyScreen(
  async () => (await import('../../game/subscription/subscription-card.tsx')).SubscriptionCard,
);

/** Below the fold. */
const AccountCard = lazyScreen(async () => (await import('./account/account-card.tsx')).AccountCard);
const AlbumCard = lazyScreen(async () => (await import('./album/album-card.tsx')).AlbumCard);
const WalletHistory = lazyScreen(async () => (await import('./wallet/wallet-history.tsx')).WalletHistory);

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
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <AlbumCard />
        </Suspense>
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <WalletHistory />
        </Suspense>
      </div>
      <div className={styles.column}>
        <SettingsCard />
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <AccountCard user={user} />
        </Suspense>
      </div>
    </div>
  );
}
