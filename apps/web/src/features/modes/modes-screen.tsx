import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { dailyQuery } from '../../lib/daily-query.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { useI18n } from '../../lib/i18n.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { liveGames } from '../../ui/live-games.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { soloGames } from '../../ui/solo-games.ts';
import { DailyMode } from './daily-mode.tsx';
import { LiveModeCard } from './live-mode-card.tsx';
import styles from './modes-screen.module.css';
import { SoloModeCard } from './solo-mode-card.tsx';

/** The modes that can be played, each with its rules, its cost and its reward. */
export function ModesScreen() {
  const { t } = useI18n();
  const daily = useQuery(dailyQuery);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1>{t('modes.heading')}</h1>
          <p>{t('modes.lead')}</p>
        </div>
        <Button variant="quiet" icon={CircleHelp} onClick={() => openDialog('guide')}>
          {t('modes.guide')}
        </Button>
      </header>
      <div className={styles.list}>
        {daily.data && <DailyMode daily={daily.data} />}
        {daily.isPending && <Skeleton className={styles.loading} />}
        {daily.isError && !daily.data && (
          <ErrorState message={t('daily.loadError')} onRetry={() => void daily.refetch()} />
        )}
        {Object.values(liveGames).map((game) => (
          <LiveModeCard key={game.type} game={game} />
        ))}
        {soloGames.map((game) => (
          <SoloModeCard key={game.type} game={game} />
        ))}
      </div>
      <AdSlot place="modes" />
    </div>
  );
}
