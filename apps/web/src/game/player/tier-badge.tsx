import { type TierId, tiers } from '@trivia/rules/tiers.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './tier-badge.module.css';

const PIP = 8;
const GAP = 2;

/** One diamond for each tier; those that the player has reached are lit. */
function Pips({ tier }: { readonly tier: TierId }) {
  const reached = tiers.findIndex(({ id }) => id === tier);
  return (
    <svg
      className={styles.pips}
      viewBox={`0 0 ${tiers.length * (PIP + GAP)} ${PIP + GAP}`}
      aria-hidden="true"
    >
      {tiers.map(({ id }, rank) => (
        <path
          key={id}
          className={rank <= reached ? styles.lit : styles.pip}
          d={`M${rank * (PIP + GAP) + (PIP + GAP) / 2} 1l4 4-4 4-4-4z`}
        />
      ))}
    </svg>
  );
}

/** Tier of a player, as an icon and a word. */
export function TierBadge({ tier }: { readonly tier: TierId }) {
  const { t } = useI18n();
  return (
    <span className={styles.badge}>
      <Pips tier={tier} />
      <span>{t(`tier.${tier}`)}</span>
    </span>
  );
}
