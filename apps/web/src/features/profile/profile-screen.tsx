import { Suspense } from 'react';
import { useUser, useUserStore } from '../../game/player/user-store.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { PlayerCard } from './card/player-card.tsx';
import { TierRoad } from './card/tier-road.tsx';
import styles from './profile-screen.module.css';

/** Only subscribers load its code. */
const SubscriptionCard = lazyWithPreload(
  async () => (await import('../../game/subscription/subscription-card.tsx')).SubscriptionCard,
);

/** Loads later, because it is below the fold. */
const StatisticsCard = lazyWithPreload(async () => (await import('./statistics-card.tsx')).StatisticsCard);
const SettingsCard = lazyWithPreload(async () => (await import('./settings-card.tsx')).SettingsCard);
const AccountCard = lazyWithPreload(async () => (await import('./account/account-card.tsx')).AccountCard);
const AlbumCard = lazyWithPreload(async () => (await import('./album/album-card.tsx')).AlbumCard);
const WalletHistory = lazyWithPreload(
  async () => (await import('./wallet/wallet-history.tsx')).WalletHistory,
);

export function ProfileScreen() {
  const user = useUser();
  // Contact data is not stored between visits.
  const hasContact = useUserStore(({ isRestored }) => !isRestored);
  const loading = <Skeleton className={styles.loading} />;
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
        <Suspense fallback={loading}>
          <AlbumCard />
        </Suspense>
      </div>
      <div className={styles.column}>
        <Suspense fallback={loading}>
          <StatisticsCard />
        </Suspense>
        <Suspense fallback={loading}>
          <WalletHistory />
        </Suspense>
        <Suspense fallback={loading}>
          <SettingsCard />
        </Suspense>
        <Suspense fallback={loading}>{hasContact ? <AccountCard user={user} /> : loading}</Suspense>
      </div>
    </div>
  );
}
