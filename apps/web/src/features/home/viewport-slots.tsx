import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useNear } from '../../ui/use-near.ts';
import bonus from './bonus/bonus-card.module.css';
import styles from './home-screen.module.css';

const LazyBonusCard = lazyWithPreload(async () => (await import('./viewport-parts.ts')).LazyBonusCard);
const BelowFold = lazyWithPreload(async () => (await import('./viewport-parts.ts')).BelowFold);

/** Reserved space of the bonus, which loads near the viewport. */
export function BonusCardSlot() {
  const [isNear, ref] = useNear<HTMLDivElement>(false);
  const loading = <Skeleton className={bonus.loading} />;
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={loading}>
          <LazyBonusCard />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}

/** Reserved space of the part below the fold, which loads near the viewport. */
export function BelowFoldSlot({ rewards }: { readonly rewards: DailyChallenge['rewards'] | undefined }) {
  const [isNear, ref] = useNear<HTMLDivElement>(false);
  if (!isNear) return <div ref={ref} className={styles.main} />;
  return (
    <Suspense>
      <BelowFold rewards={rewards} />
    </Suspense>
  );
}
