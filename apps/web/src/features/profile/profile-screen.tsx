import { Suspense } from 'react';
import { useUser } from '../../game/player/user-store.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { PlayerCard } from './card/player-card.tsx';
import { TierRoad } from './card/tier-road.tsx';
import styles from './profile-screen.module.css';
import { SettingsCard } from './settings-card.tsx';

/** Only subscribers load its code. */
const SubscriptionCard = lazyWithPreload(
  async () => (await import('../../game/subscription/subscription-card.tsx')).SubscriptionCard,
);

/** Loads later, because it is below the fold. */
const StatisticsCard = lazyWithPreload(async () => (await import('./statistics-card.tsx')).StatisticsCard);
const AccountCard = lazyWithPreload(async () => (await import('./account/account-card.tsx')).AccountCard);
const AlbumCard = lazyWithPreload(async () => (await import('./album/album-card.tsx')).AlbumCard);
const WalletHistory = lazyWithPreload(
  async () => (await import('./wallet/wallet-history.tsx')).WalletHistory,
);

export function ProfileScreen() {
  const user = useUser();
  return (
    <div className={styles.screen}>
      <div className={styles.column}>
        <PlayerCard user={user} />
        <TierRoad info={user.info} />
        {(user.hasSubscription || user.plan.isDowngraded) && (
          <Suspense>
            <SubscriptionCard />
          </Suspense>
        )}
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <AlbumCard />
        </Suspense>
      </div>
      <div className={styles.column}>
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <StatisticsCard />
        </Suspense>
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <WalletHistory />
        </Suspense>
        <SettingsCard />
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <AccountCard user={user} />
        </Suspense>
      </div>
    </div>
  );
}
