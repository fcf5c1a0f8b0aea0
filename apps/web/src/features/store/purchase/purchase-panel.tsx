import { Suspense } from 'react';
import { useUserStore } from '../../../game/player/user-store.ts';
import { lazyWithPreload } from '../../../lib/loading/lazy-with-preload.tsx';
import { BoostersSection } from './boosters/boosters-section.tsx';
import { CoinsSection } from './coins/coins-section.tsx';
import { PlusStrip } from './plus-strip.tsx';
import styles from './purchase-panel.module.css';

const AccessoriesSection = lazyWithPreload(
  async () => (await import('../accessories/accessories-section.tsx')).AccessoriesSection,
);

/** Products bought one by one: coins, boosters, accessories. */
export function PurchasePanel() {
  const hasPlus = useUserStore(({ user }) => user?.hasSubscription ?? false);
  return (
    <div className={styles.panel}>
      <CoinsSection />
      {!hasPlus && <PlusStrip />}
      <BoostersSection />
      <Suspense>
        <AccessoriesSection />
      </Suspense>
    </div>
  );
}
