import { Suspense } from 'react';
import { lazyPart } from '../../../lib/loading/lazy-part.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useNear } from '../../../ui/use-near.ts';
import styles from './online-now.module.css';

const loading = <Skeleton className={styles.loading} />;

const OnlineNow = lazyPart({
  areas: ['online'],
  load: async () => (await import('./online-now.tsx')).OnlineNow,
  fallback: loading,
});

/** Place of the players online. They are fetched when they are near the screen, and wanted: after what stands above. */
export function LateOnlineNow({ isWanted }: { readonly isWanted: boolean }) {
  const [isNear, ref] = useNear<HTMLDivElement>(false);
  return (
    <div ref={ref} className={styles.place}>
      {isWanted && isNear ? (
        <Suspense fallback={loading}>
          <OnlineNow />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
