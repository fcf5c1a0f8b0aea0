import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { Link } from 'wouter';
import { signOf } from '../../../lib/i18n/format-change.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { CountUp } from '../../../ui/figures/count-up.tsx';
import { plusOfferPath } from '../../offers/plus-offer.ts';
import { CoinIcon, PointIcon } from '../../player/currency.tsx';
import { useHasReached } from './ending.tsx';
import { FlyingCoins } from './flying-coins.tsx';
import { gainsOf } from './gains-of.ts';
import styles from './result-gains.module.css';

/** A number that counts up in its phase of the ending. */
export function GainNumber({ value }: { readonly value: number }) {
  const { formatNumber } = useI18n();
  const hasBegun = useHasReached('gains');
  const isAtRest = useHasReached('rest');
  const gain = Math.abs(value);
  return (
    <>
      {signOf(value)}
      <span className={styles.number} data-final={formatNumber(gain)}>
        <CountUp value={hasBegun ? gain : 0} isStill={isAtRest} />
      </span>
    </>
  );
}

/** Smallest gain with three digits. */
const LONG = 100;

interface ResultGainsProps {
  readonly result: MatchResultView;
}

/** Gains of a match, and the returned stake. */
export function ResultGains({ result }: ResultGainsProps) {
  const { t } = useI18n();
  const { points, coins, coinsBack } = gainsOf(result);
  const hasOnlyBack = coins === 0 && coinsBack > 0;
  const isLong = Math.max(points, coins) >= LONG;
  return (
    <>
      <dl className={styles.gains} data-long={isLong}>
        {(points > 0 || (coins === 0 && coinsBack === 0)) && (
          <div>
            <PointIcon className={styles.icon} />
            <dt>{t('result.points')}</dt>
            <dd dir="ltr">
              <GainNumber value={points} />
            </dd>
            {points > 0 && <FlyingCoins currency="point" />}
          </div>
        )}
        {(coins > 0 || hasOnlyBack) && (
          <div>
            <CoinIcon className={styles.icon} />
            <dt>{t('result.coins')}</dt>
            {coins > 0 && (
              <dd dir="ltr">
                <GainNumber value={coins} />
              </dd>
            )}
            {coinsBack > 0 && (
              <dd className={hasOnlyBack ? undefined : styles.back}>{t('result.back', { n: coinsBack })}</dd>
            )}
            <FlyingCoins currency="coin" />
          </div>
        )}
      </dl>
      {result.coinsForPlus > 0 && (
        <Link className={styles.plus} to={plusOfferPath}>
          {t('result.coinsForPlus', { n: result.coinsForPlus })}
        </Link>
      )}
    </>
  );
}
