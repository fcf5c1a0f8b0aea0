import type { DailyBonus } from '@trivia/contract/store/daily-bonus.ts';
import { Check } from 'lucide-react';
import { CoinIcon } from '../../../game/player/currency.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './bonus-week.module.css';

const words = { claimed: 'bonus.day.claimed', open: 'bonus.day.open', ahead: 'bonus.day.ahead' } as const;

/** The seven days of a streak, each with its coins. */
export function BonusWeek({ week }: Pick<DailyBonus, 'week'>) {
  const { t, formatNumber } = useI18n();
  return (
    <ol className={styles.week} aria-label={t('bonus.week')}>
      {week.map(({ coins, state }, index) => {
        const day = index + 1;
        const label = t(words[state], { day: formatNumber(day), coins: t('bonus.coins', { n: coins }) });
        return (
          <li key={day} data-state={state} data-last={day === week.length} aria-label={label}>
            <span className={styles.coin} aria-hidden="true">
              {state === 'claimed' ? <Check className={styles.check} /> : <CoinIcon />}
            </span>
            <span aria-hidden="true">{formatNumber(coins)}</span>
          </li>
        );
      })}
    </ol>
  );
}
