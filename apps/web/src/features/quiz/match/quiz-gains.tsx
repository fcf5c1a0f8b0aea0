import type { ResultProps } from '../../../game/match/stage/match-stages.tsx';
import { CoinIcon, PointIcon } from '../../../game/player/currency-icons.tsx';
import gains from '../../../game/result/result-gains.module.css';
import { signOf } from '../../../lib/i18n/format-change.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { CountUp } from '../../../ui/figures/count-up.tsx';
import styles from './quiz-gains.module.css';

/** What the player has more or less than before: in points, and in coins for the answers. */
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
          {signOf(change)}
          <CountUp value={Math.abs(change)} from={0} />
        </dd>
      </div>
      {coins > 0 && (
        <div>
          <CoinIcon className={gains.icon} />
          <dt>{t('quiz.coinsSpent', { n: answers })}</dt>
          <dd dir="ltr">
            {signOf(-coins)}
            <CountUp value={coins} from={0} />
          </dd>
        </div>
      )}
    </dl>
  );
}
