import { nextTier } from '@trivia/rules/tiers.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { tierShare } from '../../player/tier-share.ts';
import { useUser } from '../../player/user-store.ts';
import { GrowthBar } from './growth-bar.tsx';
import styles from './takeaways.module.css';

interface TierBarProps {
  readonly gainedPoints: number;
  /** True outside of the list of takeaways. */
  readonly isAlone?: boolean;
}

/** Progress to the next tier, with its new part highlighted. */
export function TierBar({ gainedPoints, isAlone = false }: TierBarProps) {
  const { t } = useI18n();
  const { tier, lifetimePoints } = useUser().info;
  const next = nextTier(lifetimePoints);
  const share = tierShare(lifetimePoints);
  const before = lifetimePoints - gainedPoints;
  // Start from an empty bar after reaching a tier.
  const shareBefore = before >= 0 && nextTier(before)?.id === next?.id ? tierShare(before) : 0;
  return (
    <div className={isAlone ? `${styles.bar} ${styles.alone}` : styles.bar}>
      <p className={styles.words}>
        <b>{t(`tier.${tier}`)}</b>
        <span>
          {next
            ? t('result.toTier', { points: next.missingPoints, tier: t(`tier.${next.id}`) })
            : t('result.topTier')}
        </span>
      </p>
      <GrowthBar label={t('result.tierProgress')} from={shareBefore} to={share} hue="faience" />
    </div>
  );
}
