import { useI18n } from '../../lib/i18n/i18n.ts';
import { Amount } from '../player/amount.tsx';
import { useUser } from '../player/user-store.ts';
import styles from './mode-rewards.module.css';

interface Reward {
  readonly label: string;
  readonly points: number;
  readonly coins?: number;
  /** Condition for the coins. */
  readonly coinsNote?: string;
}

function RewardRow({ label, points, coins, coinsNote }: Reward) {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Amount currency="point" value={points} isGain />
        {coins !== undefined && (
          <span className={styles.coins}>
            <Amount currency="coin" value={coins} isGain />
            {coinsNote && <small>{coinsNote}</small>}
            {!hasSubscription && <small className={styles.plus}>{t('play.plusOnly')}</small>}
          </span>
        )}
      </td>
    </tr>
  );
}

/** Rewards of a mode, with their conditions. */
export function ModeRewards({ rewards }: { readonly rewards: readonly Reward[] }) {
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
          {rewards.map((reward) => (
            <RewardRow key={reward.label} {...reward} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
