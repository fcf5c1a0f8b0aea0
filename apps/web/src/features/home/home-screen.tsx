import { useQuery } from '@tanstack/react-query';
import { Host } from '../../game/art/host.tsx';
import { AdSlot } from '../../game/offers/ad-slot.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DailyCard } from './daily/daily-card.tsx';
import { useHomeDialogs } from './dialogs/use-home-dialogs.ts';
import { HomeModes } from './home-modes.tsx';
import styles from './home-screen.module.css';
import { HomeHeader } from './player/home-header.tsx';
import { PlayerRecord } from './player/player-record.tsx';
import { TierProgress } from './player/tier-progress.tsx';
import { PlusCard } from './plus-card.tsx';
import { HomeSky } from './sky/home-sky.tsx';
import { UnfinishedMatch } from './unfinished-match.tsx';

export function HomeScreen() {
  const { t } = useI18n();
  const { hasSubscription, info } = useUser();
  const { data: daily, isError, refetch } = useQuery(dailyQuery);
  useHomeDialogs();
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <HomeSky />
        <HomeHeader />
        <Host className={styles.host} pose="hello" looks="start" isFirst />
      </div>
      <div className={styles.first}>
        {(daily || isError) && <UnfinishedMatch todaysMatchId={daily?.matchId ?? null} />}
        {daily && <DailyCard daily={daily} />}
        {!daily && !isError && <Skeleton className={styles.loading} />}
        {!daily && isError && <ErrorState message={t('daily.loadError')} onRetry={() => void refetch()} />}
      </div>
      <div className={styles.second}>
        <TierProgress />
        <HomeModes />
        {(info.quizzesCompleted > 0 || info.lifetimePoints > 0) && <PlayerRecord />}
        {!hasSubscription && <PlusCard rewards={daily?.rewards} />}
        <AdSlot place="home" />
      </div>
    </div>
  );
}
