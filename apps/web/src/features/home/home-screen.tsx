import { useQuery } from '@tanstack/react-query';
import { AdSlot } from '../../game/offers/ad-slot.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DailyCard } from './daily-card.tsx';
import { HomeHeader } from './home-header.tsx';
import { HomeModes } from './home-modes.tsx';
import styles from './home-screen.module.css';
import { PlayerRecord } from './player-record.tsx';
import { PlusCard } from './plus-card.tsx';
import { TierProgress } from './tier-progress.tsx';
import { UnfinishedMatch } from './unfinished-match.tsx';
import { useHomeDialogs } from './use-home-dialogs.ts';

export function HomeScreen() {
  const { t } = useI18n();
  const { hasSubscription, info } = useUser();
  const { data: daily, isError, refetch } = useQuery(dailyQuery);
  useHomeDialogs();
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <HomeHeader />
        <TierProgress />
      </div>
      <div className={styles.first}>
        {(daily || isError) && <UnfinishedMatch todaysMatchId={daily?.matchId ?? null} />}
        {daily && <DailyCard daily={daily} />}
        {!daily && !isError && <Skeleton className={styles.loading} />}
        {!daily && isError && <ErrorState message={t('daily.loadError')} onRetry={() => void refetch()} />}
      </div>
      <div className={styles.second}>
        <HomeModes daily={daily} />
        {(info.quizzesCompleted > 0 || info.lifetimePoints > 0) && <PlayerRecord />}
        {!hasSubscription && <PlusCard rewards={daily?.rewards} />}
        <AdSlot place="home" />
      </div>
    </div>
  );
}
