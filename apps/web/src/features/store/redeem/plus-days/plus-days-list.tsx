import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Amount } from '../../../../game/player/amount.tsx';
import { useUserStore } from '../../../../game/player/user-store.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import tile from '../gift-tile.module.css';
import { plusDaysQuery } from '../redeem-queries.ts';
import styles from '../redeem-section.module.css';
import { PlusFace } from './plus-face.tsx';

/** Days of Plus for points, below the cards; left out if they can't be loaded. */
export function PlusDaysList() {
  const { t } = useI18n();
  const { data } = useQuery(plusDaysQuery);
  const points = useUserStore(({ user }) => user?.point);
  if (!data || data.data.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby="plus-days">
      <div className={styles.head}>
        <h2 id="plus-days">{t('redeem.plusDays')}</h2>
      </div>
      <ul className={styles.cards} data-count={data.data.length}>
        {data.data.map(({ id, days, pointsNeeded }) => (
          <li key={id} className={tile.item}>
            <Link className={tile.tile} to={`/store/redeem/sub/${id}`}>
              <PlusFace days={days} />
              <span className={tile.foot}>
                <Amount currency="point" value={pointsNeeded} />
                {points !== undefined && points < pointsNeeded && (
                  <span className={tile.need}>{t('redeem.toGo', { n: pointsNeeded - points })}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
