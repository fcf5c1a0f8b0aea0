import { useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { Mascot } from '../../../../game/art/mascot.tsx';
import { BoosterBadge } from '../../../../game/boosters/booster-badge.tsx';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { ownBoostersQuery } from '../rewards-queries.ts';
import styles from './reward-lists.module.css';
import row from './reward-row.module.css';

/** The player's boosters, with their counts. */
export function OwnBoosters() {
  const { t, formatNumber } = useI18n();
  const { data: boosters, isError, refetch } = useQuery(ownBoostersQuery);
  if (!boosters) {
    return isError ? (
      <ErrorState message={t('rewards.loadError')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className={styles.loading} />
    );
  }
  if (boosters.length === 0) {
    return (
      <EmptyState isScreen icon={Zap} picture={<Mascot pose="pointing" />} text={t('rewards.noBoosters')}>
        <ButtonLink to="/store?tab=purchase">{t('rewards.getBoosters')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.rows}>
      {boosters.map(({ type, quantity }) => (
        <li key={type} className={`${row.row} ${styles.plain}`}>
          <BoosterBadge type={type} />
          <span className={row.words}>
            <b>{t(`booster.${type}`)}</b>
            <span className={row.detail}>{t(`booster.${type}.does`)}</span>
          </span>
          <span className={row.count}>{formatNumber(quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
