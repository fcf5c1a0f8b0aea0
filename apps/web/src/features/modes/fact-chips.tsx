import { CoinIcon, PointIcon } from '../../game/player/currency.tsx';
import { signOf } from '../../lib/i18n/format-change.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './fact-chips.module.css';
import type { Range } from './mode-facts.ts';

/** A number or a range, whose order is the same in every language. */
function NumberOrRange({ range: [least, most] }: { readonly range: Range }) {
  const { formatNumber } = useI18n();
  return (
    <>
      {least < most && (
        <>
          <bdi>{formatNumber(least)}</bdi>–
        </>
      )}
      <bdi>{formatNumber(most)}</bdi>
    </>
  );
}

/** Price of a mode: free, coins, or both. */
export function PriceChips({ coins }: { readonly coins: Range }) {
  const { t } = useI18n();
  const [least, most] = coins;
  return (
    <>
      {least === 0 && <span className={`${styles.chip} ${styles.free}`}>{t('modes.free')}</span>}
      {most > 0 && (
        <span className={styles.chip} dir="ltr">
          <CoinIcon className={styles.icon} />
          <span>
            {least === 0 && '≤ '}
            <NumberOrRange range={least === 0 ? [most, most] : coins} />
          </span>
        </span>
      )}
    </>
  );
}

/** Most points that a game of the mode can bring. */
export function PrizeChip({ points }: { readonly points: Range }) {
  return (
    <span className={styles.chip} dir="ltr">
      <PointIcon className={styles.icon} />
      <span>
        {signOf(points[1])}
        <NumberOrRange range={points} />
      </span>
    </span>
  );
}
