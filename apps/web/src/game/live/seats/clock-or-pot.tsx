import type { MatchView } from '@trivia/contract/match.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { CountdownRing } from '../../../ui/figures/countdown-ring.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { potOf } from '../../find/stakes/stake.ts';
import { CoinIcon } from '../../player/currency-icons.tsx';
import { LATE_SECONDS } from '../../question/round-clock.tsx';
import styles from './clock-or-pot.module.css';

/** The time of a round between the two, and what they play for once it is over. */
export function ClockOrPot({ match }: { readonly match: MatchView }) {
  const { t, formatNumber } = useI18n();
  const { round, unpaid } = match;
  if (round && round.closesAtMs !== null) {
    return (
      <CountdownRing
        key={round.number}
        opensAtMs={round.opensAtMs}
        closesAtMs={round.closesAtMs}
        lateSeconds={LATE_SECONDS}
      />
    );
  }
  const coins = unpaid === null ? potOf(match) : 0;
  if (coins === 0) return null;
  return (
    <p className={styles.pot}>
      <CoinIcon width={28} height={28} />
      {formatNumber(coins)}
      <VisuallyHidden>{t('ui.coins')}</VisuallyHidden>
    </p>
  );
}
