import type { MatchResultView } from '@trivia/contract/match.ts';
import { Flame } from 'lucide-react';
import { signOf } from '../../lib/i18n/format-change.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { CountUp } from '../../ui/figures/count-up.tsx';
import { plusOfferPath } from '../offers/plus-offer.ts';
import { CoinIcon, PointIcon } from '../player/currency-icons.tsx';
import styles from './result-gains.module.css';

interface ResultGainsProps {
  readonly result: MatchResultView;
  /** Where the match counts for the row of days. */
  readonly streakDays?: number;
}

export function ResultGains({ result, streakDays = 0 }: ResultGainsProps) {
  const { t } = useI18n();
  return (
    <>
      <dl className={styles.gains}>
        {(result.points > 0 || result.coins === 0) && (
          <div>
            <PointIcon className={styles.icon} />
            <dt>{t('result.points')}</dt>
            <dd dir="ltr">
              {signOf(result.points)}
              <CountUp value={result.points} from={0} />
            </dd>
          </div>
        )}
        {result.coins > 0 && (
          <div>
            <CoinIcon className={styles.icon} />
            <dt>{t('result.coins')}</dt>
            <dd dir="ltr">
              {signOf(result.coins)}
              <CountUp value={result.coins} from={0} />
            </dd>
          </div>
        )}
        {streakDays > 0 && (
          <div>
            <Flame className={styles.flame} aria-hidden="true" />
            <dt>{t('result.streak', { n: streakDays })}</dt>
            <dd>
              <CountUp value={streakDays} from={0} />
            </dd>
          </div>
        )}
      </dl>
      {result.coinsForPlus > 0 && (
        <a className={styles.plus} href={plusOfferPath}>
          {t('result.coinsForPlus', { n: result.coinsForPlus })}
        </a>
      )}
    </>
  );
}
