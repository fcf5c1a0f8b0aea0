import { nextTier } from '@trivia/rules/tiers.ts';
import { Niche } from '../../../game/art/niche.tsx';
import { tierPictures } from '../../../game/player/tier-pictures.ts';
import { tierShare } from '../../../game/player/tier-share.ts';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Meter } from '../../../ui/figures/meter.tsx';
import styles from './tier-progress.module.css';

export function TierProgress() {
  const { t } = useI18n();
  const { tier, lifetimePoints } = useUser().info;
  const next = nextTier(lifetimePoints);
  return (
    <section className={styles.progress}>
      <Niche className={styles.niche} name={tierPictures[tier]} />
      <p>
        <b>{t(`tier.${tier}`)}</b>
        <span>
          {next
            ? t('home.toTier', { points: next.missingPoints, tier: t(`tier.${next.id}`) })
            : t('home.topTier')}
        </span>
      </p>
      <Meter label={t('home.tierProgress')} share={tierShare(lifetimePoints)} />
      {next && <Niche className={styles.next} name={tierPictures[next.id]} isAhead />}
    </section>
  );
}
