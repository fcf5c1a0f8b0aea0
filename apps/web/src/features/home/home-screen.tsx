import { useQuery } from '@tanstack/react-query';
import { Host } from '../../game/art/host.tsx';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/loading/lazy-part.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DailyCard } from './daily/daily-card.tsx';
import { useHomeDialogs } from './dialogs/use-home-dialogs.ts';
import { FarBelowFold, FarBonusCard } from './far-parts.tsx';
import styles from './home-screen.module.css';
import { LateInstallOffer } from './install/late-install-offer.tsx';
import { LateOnlineNow, onlineLoading } from './online/late-online-now.tsx';
import { HomeHeader } from './player/home-header.tsx';
import { TierProgress } from './player/tier-progress.tsx';
import { HomeSky } from './sky/home-sky.tsx';
import { UnfinishedMatch } from './unfinished-match.tsx';

const OnlineNow = lazyPart({
  areas: ['online'],
  load: async () => (await import('./late-home.ts')).OnlineNow,
  fallback: onlineLoading,
});

export function HomeScreen() {
  const { t } = useI18n();
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
      <div className={styles.side}>
        <LateOnlineNow isWanted={daily !== undefined || isError}>
          <OnlineNow />
        </LateOnlineNow>
        <TierProgress />
        <FarBonusCard />
      </div>
      <FarBelowFold rewards={daily?.rewards} />
      <LateInstallOffer />
    </div>
  );
}
