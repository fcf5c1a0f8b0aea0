import { Suspense } from 'react';
import { useUserStore } from '../../../game/player/user-store.ts';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import styles from './plus-offer.module.css';
import { PlusOffer } from './plus-offer.tsx';

/** Only subscribers load its code. */
const SubscriptionCard = lazyWithPreload(
  async () => (await import('../../../game/subscription/subscription-card.tsx')).SubscriptionCard,
);

/** The player's own Plus, or the offer; both after Plus has ended. */
export function SubscriptionPanel() {
  const hasPlus = useUserStore(({ user }) => user?.hasSubscription ?? false);
  const hadPlus = useUserStore(({ user }) => user?.plan.isDowngraded ?? false);
  return (
    <div className={styles.panel}>
      {(hasPlus || hadPlus) && (
        <Suspense>
          <SubscriptionCard />
        </Suspense>
      )}
      <PlusOffer isBought={hasPlus} />
    </div>
  );
}
