import type { User } from '@trivia/contract/account/user.ts';
import { nextTier, tiers } from '@trivia/rules/tiers.ts';
import { Niche } from '../../../game/art/niche.tsx';
import { tierPictures } from '../../../game/player/tier-pictures.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './tier-road.module.css';

/** The five tiers in a row: reached ones, the current one, and silhouettes of later ones. */
export function TierRoad({ info }: Pick<User, 'info'>) {
  const { t } = useI18n();
  const next = nextTier(info.lifetimePoints);
  const reached = tiers.findIndex(({ id }) => id === info.tier);
  return (
    <section className={styles.road} aria-labelledby="road">
      <div className={styles.head}>
        <h2 id="road">{t('profile.road')}</h2>
        <p>
          {next
            ? t('home.toTier', { points: next.missingPoints, tier: t(`tier.${next.id}`) })
            : t('home.topTier')}
        </p>
      </div>
      <ol>
        {tiers.map(({ id }, rank) => (
          <li key={id} aria-current={rank === reached ? 'step' : undefined} data-reached={rank <= reached}>
            <Niche className={styles.niche} name={tierPictures[id]} isAhead={rank > reached} />
            {t(`tier.${id}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
