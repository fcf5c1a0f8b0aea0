import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useNear } from '../../../ui/use-near.ts';
import styles from './online-now.module.css';

/** Placeholder until the online players have loaded. */
export const onlineLoading = <Skeleton className={styles.loading} />;

interface LazyOnlineNowProps {
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

/** Reserved space of the online players. They load near the viewport, and after the parts above (`isWanted`). */
export function LazyOnlineNow({ isWanted, children }: LazyOnlineNowProps) {
  const [isNear, ref] = useNear<HTMLDivElement>(false);
  return (
    <div ref={ref} className={styles.place}>
      {isWanted && isNear ? <Suspense fallback={onlineLoading}>{children}</Suspense> : onlineLoading}
    </div>
  );
}
