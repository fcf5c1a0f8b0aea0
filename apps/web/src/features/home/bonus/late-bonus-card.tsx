import { useTexts } from '../../../lib/i18n/use-texts.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './bonus-card.module.css';
import { BonusCard } from './bonus-card.tsx';

/** The bonus with its texts, which come after those of the screen. */
export function LateBonusCard() {
  return useTexts('bonus') ? <BonusCard /> : <Skeleton className={styles.loading} />;
}
