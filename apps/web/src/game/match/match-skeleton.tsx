import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './match-skeleton.module.css';

export function MatchSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.head} />
      <Skeleton className={styles.body} />
    </div>
  );
}
