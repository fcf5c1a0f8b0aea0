import { nextTier, tiers } from '@trivia/rules/tiers.ts';
import { useI18n } from '../../lib/i18n.ts';
import { useUser } from '../../lib/user-store.ts';
import { Meter } from '../../ui/meter.tsx';
import styles from './tier-progress.module.css';

/** The share of the way from the tier's own threshold to the next one, 0 to 1. */
export function tierShare(lifetimePoints: number): number {
  const from = tiers.findLast((tier) => lifetimePoints >= tier.fromPoints)?.fromPoints ?? 0;
  const next = nextTier(lifetimePoints);
  return next ? (lifetimePoints - from) / (lifetimePoints - from + next.missingPoints) : 1;
}

export function TierProgress() {
  const { t } = useI18n();
  const { tier, lifetimePoints } = useUser().info;
  const next = nextTier(lifetimePoints);
  return (
    <section className={styles.progress}>
      <p>
        <b>{t(`tier.${tier}`)}</b>
        <span>
          {next
            ? t('home.toTier', { points: next.missingPoints, tier: t(`tier.${next.id}`) })
            : t('home.topTier')}
        </span>
      </p>
      <Meter label={t('home.tierProgress')} share={tierShare(lifetimePoints)} />
    </section>
  );
}
