import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Amount } from '../../player/amount.tsx';
import styles from './free-prize.module.css';

interface FreePrizeProps {
  readonly entryCoins: number;
  readonly points: number;
}

/** Prize of a winner without Plus: points, and the returned stake. */
export function FreePrize({ entryCoins, points }: FreePrizeProps) {
  const { t } = useI18n();
  return (
    <span className={styles.prize}>
      <Amount currency="point" value={points} isGain />
      {entryCoins > 0 && (
        <>
          <small>{t('find.coinsBack')}</small>
          <span className={styles.plus}>
            <Amount currency="coin" value={entryCoins} isGain />
            <small>{t('find.withPlus')}</small>
          </span>
        </>
      )}
    </span>
  );
}
