import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './bonus-card.module.css';
import { BonusCard } from './bonus-card.tsx';

/** Lazy bonus, which loads its texts after the screen's. */
export function LazyBonusCard() {
  return useTexts('bonus') ? <BonusCard /> : <Skeleton className={styles.loading} />;
}
