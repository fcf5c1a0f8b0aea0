import { lazyPart } from '../../../lib/loading/lazy-part.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './bonus-card.module.css';

/** The bonus stands below the fold, and comes after the rest of home. */
export const LateBonusCard = lazyPart({
  areas: ['bonus'],
  load: async () => (await import('./bonus-card.tsx')).BonusCard,
  fallback: <Skeleton className={styles.loading} />,
});
