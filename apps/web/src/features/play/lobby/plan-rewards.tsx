import { useI18n } from '../../../lib/i18n.ts';
import { Amount } from '../../../ui/amount.tsx';
import styles from './reward-table.module.css';

interface PlanRewardsProps {
  readonly rewards: readonly { readonly label: string; readonly points: number }[];
}

/** What a game pays, and for what. */
export function PlanRewards({ rewards }: PlanRewardsProps) {
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
          {rewards.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Amount currency="point" value={points} isGain />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
