import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { PointIcon } from '../../../game/player/currency.tsx';
import { formatChange } from '../../../lib/i18n/format-change.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './payout-table.module.css';
import { payoutsOf } from './payouts.ts';

interface PayoutTableProps {
  readonly offer: StakesOffer;
  readonly wagerPoints: number;
}

const toneOf = (change: number) => (change > 0 ? 'gain' : change < 0 ? 'loss' : 'even');

/** Gain or loss for each number of right answers. */
export function PayoutTable({ offer, wagerPoints }: PayoutTableProps) {
  const { t, language, formatNumber } = useI18n();
  const payouts = payoutsOf(offer, wagerPoints);
  return (
    <table className={styles.payouts}>
      <caption>
        <PointIcon /> {wagerPoints > 0 ? t('quiz.payouts', { n: wagerPoints }) : t('quiz.payoutsFree')}
      </caption>
      <tbody>
        <tr>
          <th scope="row">{t('quiz.right')}</th>
          {payouts.map(({ rightAnswers }) => (
            <th key={rightAnswers} scope="col">
              {formatNumber(rightAnswers)}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{t(wagerPoints > 0 ? 'quiz.change' : 'quiz.points')}</th>
          {payouts.map(({ rightAnswers, change }) => (
            <td key={rightAnswers} data-tone={toneOf(change)}>
              <span dir="ltr">{formatChange(change, language)}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
