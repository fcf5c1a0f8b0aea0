import type { ResultProps } from '../../../game/match/stage/match-stages.tsx';
import { CoinIcon, PointIcon } from '../../../game/player/currency.tsx';
import { FlyingCoins } from '../../../game/result/ending/flying-coins.tsx';
import gains from '../../../game/result/ending/result-gains.module.css';
import { GainNumber } from '../../../game/result/ending/result-gains.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './quiz-gains.module.css';

/** Gain or loss: points, and the coins paid for answers. */
export function QuizGains({ match, result }: Pick<ResultProps, 'match' | 'result'>) {
  const { t } = useI18n();
  const change = result.points - (match.standing.wagerPoints ?? 0);
  const answers = match.closedRounds.filter(({ myOptionId }) => myOptionId !== null).length;
  const coins = answers * match.coinsPerAnswer;
  return (
    <dl className={gains.gains}>
      <div className={styles.points} data-tone={change > 0 ? 'gain' : change < 0 ? 'loss' : 'even'}>
        <PointIcon className={gains.icon} />
        <dt>{t(change < 0 ? 'quiz.pointsLost' : 'result.points')}</dt>
        <dd dir="ltr">
          <GainNumber value={change} />
        </dd>
        {change > 0 && <FlyingCoins currency="point" />}
      </div>
      {coins > 0 && (
        <div>
          <CoinIcon className={gains.icon} />
          <dt>{t('quiz.coinsSpent', { n: answers })}</dt>
          <dd dir="ltr">
            <GainNumber value={-coins} />
          </dd>
        </div>
      )}
    </dl>
  );
}
