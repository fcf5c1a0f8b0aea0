import { useQuery } from '@tanstack/react-query';
import type { Redemption } from '@trivia/contract/store/gift-cards.ts';
import { Gift } from 'lucide-react';
import { Mascot } from '../../../../game/art/mascot.tsx';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { serverNowMs } from '../../../../lib/time/server-clock.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { fetchRedemptions, redemptionsQuery } from '../rewards-queries.ts';
import styles from './reward-lists.module.css';
import { RewardRow } from './reward-row.tsx';
import { isPast } from './reward-times.ts';
import { usePages } from './use-pages.ts';

interface GroupProps {
  readonly title: string;
  readonly note?: string;
  readonly rewards: readonly Redemption[];
  readonly nowMs: number;
}

function Group({ title, note, rewards, nowMs }: GroupProps) {
  if (rewards.length === 0) return null;
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </div>
      <ul className={styles.rows}>
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} nowMs={nowMs} />
        ))}
      </ul>
    </section>
  );
}

/** The player's redeemed gift cards: usable ones, and past ones. */
export function RedeemedCards() {
  const { t } = useI18n();
  const {
    items: rewards,
    isError,
    retry,
    showMore,
    isShowingMore,
  } = usePages(useQuery(redemptionsQuery), fetchRedemptions);
  if (!rewards) {
    return isError ? (
      <ErrorState message={t('rewards.loadError')} onRetry={retry} />
    ) : (
      <Skeleton className={styles.loading} />
    );
  }
  const nowMs = serverNowMs();
  const toUse = rewards.filter((reward) => !isPast(reward, nowMs));
  if (rewards.length === 0) {
    return (
      <EmptyState isScreen icon={Gift} picture={<Mascot pose="pointing" />} text={t('rewards.noCards')}>
        <ButtonLink to="/store?tab=redeem">{t('redeem.toStore')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.lists}>
      <Group
        title={t('rewards.toUse')}
        note={t('rewards.count', { n: toUse.length })}
        rewards={toUse}
        nowMs={nowMs}
      />
      <Group
        title={t('rewards.earlier')}
        rewards={rewards.filter((reward) => isPast(reward, nowMs))}
        nowMs={nowMs}
      />
      {showMore && (
        <Button variant="quiet" isWide isBusy={isShowingMore} onClick={showMore}>
          {t('rewards.more')}
        </Button>
      )}
    </div>
  );
}
