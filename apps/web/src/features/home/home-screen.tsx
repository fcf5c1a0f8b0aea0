import { useQuery } from '@tanstack/react-query';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { lazyWithTexts } from '../../lib/loading/lazy-with-texts.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DailyCard } from './daily/daily-card.tsx';
import { HomeHost } from './daily/home-host.tsx';
import { useHomeDialogs } from './dialogs/use-home-dialogs.ts';
import styles from './home-screen.module.css';
import { LazyInstallOffer } from './install/lazy-install-offer.tsx';
import { LazyOnlineNow, onlineLoading } from './online/lazy-online-now.tsx';
import { HomeHeader } from './player/home-header.tsx';
import { TierProgress } from './player/tier-progress.tsx';
import { HomeSky } from './sky/home-sky.tsx';
import { UnfinishedMatch } from './unfinished-match.tsx';
import { BelowFoldSlot, BonusCardSlot } from './viewport-slots.tsx';

const OnlineNow = lazyWithTexts({
  areas: ['online'],
  load: async () => (await import('./lazy-parts.ts')).OnlineNow,
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
        <HomeHost className={styles.host} daily={daily} />
      </div>
      <div className={styles.first}>
        {(daily || isError) && <UnfinishedMatch todaysMatchId={daily?.matchId ?? null} />}
        {daily && <DailyCard daily={daily} />}
        {!daily && !isError && <Skeleton className={styles.loading} />}
        {!daily && isError && <ErrorState message={t('daily.loadError')} onRetry={() => void refetch()} />}
      </div>
      <div className={styles.side}>
        <LazyOnlineNow isWanted={daily !== undefined || isError}>
          <OnlineNow />
        </LazyOnlineNow>
        <TierProgress />
        <BonusCardSlot />
      </div>
      <BelowFoldSlot rewards={daily?.rewards} />
      <LazyInstallOffer />
    </div>
  );
}
