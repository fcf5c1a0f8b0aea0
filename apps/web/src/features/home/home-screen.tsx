import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Host } from '../../game/art/host.tsx';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import bonus from './bonus/bonus-card.module.css';
import { DailyCard } from './daily/daily-card.tsx';
import { useHomeDialogs } from './dialogs/use-home-dialogs.ts';
import styles from './home-screen.module.css';
import { LateInstallOffer } from './install/late-install-offer.tsx';
import { LateOnlineNow } from './online/late-online-now.tsx';
import { HomeHeader } from './player/home-header.tsx';
import { TierProgress } from './player/tier-progress.tsx';
import { HomeSky } from './sky/home-sky.tsx';
import { UnfinishedMatch } from './unfinished-match.tsx';

/** Loaded after the part above the fold. */
const BelowFold = lazyScreen(async () => (await import('./late-home.ts')).BelowFold);
const LateBonusCard = lazyScreen(async () => (await import('./late-home.ts')).LateBonusCard);

export function HomeScreen() {
  const { t } = useI18n();
  const { data: daily, isError, refetch } = useQuery(dailyQuery);
  useHomeDialogs();
  useEffect(() => BelowFold.preload(), []);
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
        <LateOnlineNow isWanted={daily !== undefined || isError} />
        <TierProgress />
        <Suspense fallback={<Skeleton className={bonus.loading} />}>
          <LateBonusCard />
        </Suspense>
      </div>
      <Suspense>
        <BelowFold rewards={daily?.rewards} />
      </Suspense>
      <LateInstallOffer />
    </div>
  );
}
