import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Amount } from '../../player/amount.tsx';
import { useUser } from '../../player/user-store.ts';
import styles from './winner-prize.module.css';

/** Prize of the winner at these stakes, and the extra with Plus. */
export function WinnerPrize({ offer: { entryCoins, rewards } }: { readonly offer: StakesOffer }) {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  const hasCoins = hasSubscription && entryCoins > 0;
  const isReturned = !hasSubscription && entryCoins > 0;
  return (
    <div className={styles.prize}>
      <p className={styles.line}>
        <span className={styles.soft}>{t('find.winner')}</span>
        {hasCoins && <Amount currency="coin" value={2 * entryCoins} isGain />}
        <Amount currency="point" value={rewards.pointsForWin} isGain />
        {isReturned && <span className={styles.soft}>{t('find.coinsBack')}</span>}
      </p>
      {entryCoins === 0 && <p className={`${styles.line} ${styles.soft}`}>{t('find.noCoins')}</p>}
      {isReturned && (
        <p className={styles.line}>
          <Amount currency="coin" value={entryCoins} isGain />
          <span className={styles.plus}>{t('find.withPlus')}</span>
        </p>
      )}
    </div>
  );
}
