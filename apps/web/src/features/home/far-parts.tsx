import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import { Suspense } from 'react';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useNear } from '../../ui/use-near.ts';
import bonus from './bonus/bonus-card.module.css';
import styles from './home-screen.module.css';

const LateBonusCard = lazyScreen(async () => (await import('./far-home.ts')).LateBonusCard);
const BelowFold = lazyScreen(async () => (await import('./far-home.ts')).BelowFold);

/** Place of the bonus, whose code is fetched when it comes near the screen. */
export function FarBonusCard() {
  const [isNear, ref] = useNear<HTMLDivElement>(false);
  const loading = <Skeleton className={bonus.loading} />;
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={loading}>
          <LateBonusCard />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}

/** Place of what is below the challenge and the column beside it, fetched likewise. */
export function FarBelowFold({ rewards }: { readonly rewards: DailyChallenge['rewards'] | undefined }) {
  const [isNear, ref] = useNear<HTMLDivElement>(false);
  if (!isNear) return <div ref={ref} className={styles.main} />;
  return (
    <Suspense>
      <BelowFold rewards={rewards} />
    </Suspense>
  );
}
