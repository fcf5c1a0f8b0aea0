import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { useI18n } from '../../../lib/i18n.ts';
import { Amount } from '../../../ui/amount.tsx';
import styles from './reward-table.module.css';

interface RewardTableProps {
  readonly daily: DailyChallenge;
  readonly isPlus: boolean;
}

export function RewardTable({ daily: { rewards, rounds }, isPlus }: RewardTableProps) {
  const { t } = useI18n();
  return (
    <section className={styles.rewards}>
      <h2 id="rewards">{t('play.rewards')}</h2>
      <table aria-labelledby="rewards">
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t('play.rewardFor')}</th>
            <th scope="col">{t('play.rewardYouGet')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('play.rewardRight')}</th>
            <td>
              <Amount currency="point" value={rewards.pointsPerRight} isGain />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('play.rewardAll', { rounds })}</th>
            <td>
              <Amount currency="point" value={rewards.pointsForAllRight} isGain />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('play.rewardFirst', { count: rewards.firstCount })}</th>
            <td>
              <Amount currency="point" value={rewards.firstPoints} isGain />
              <span className={styles.coins}>
                <Amount currency="coin" value={rewards.firstCoins} isGain />
                {!isPlus && <small>{t('play.plusOnly')}</small>}
              </span>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
