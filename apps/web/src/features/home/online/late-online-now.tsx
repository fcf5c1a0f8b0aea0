import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useNear } from '../../../ui/use-near.ts';
import styles from './online-now.module.css';

/** Placeholder until the players online are fetched. */
export const onlineLoading = <Skeleton className={styles.loading} />;

interface LateOnlineNowProps {
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

/** Place of the players online. They are fetched when they are near the screen, and wanted: after what stands above. */
export function LateOnlineNow({ isWanted, children }: LateOnlineNowProps) {
  const [isNear, ref] = useNear<HTMLDivElement>(false);
  return (
    <div ref={ref} className={styles.place}>
      {isWanted && isNear ? <Suspense fallback={onlineLoading}>{children}</Suspense> : onlineLoading}
    </div>
  );
}
