import type { MatchView } from '@trivia/contract/play/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { potOf } from '../../matchmaking/stakes/stake.ts';
import { CoinIcon, CurrencyName } from '../../player/currency.tsx';
import styles from './clock-or-pot.module.css';

/** Pot of a match of two; nothing if no coins are at stake. */
export function Pot({ match }: { readonly match: MatchView }) {
  const { formatNumber } = useI18n();
  const coins = match.unpaid === null ? potOf(match) : 0;
  if (coins === 0) return null;
  return (
    <p className={styles.pot}>
      <CoinIcon width={28} height={28} />
      {formatNumber(coins)}
      <CurrencyName currency="coin" amount={coins} />
    </p>
  );
}
