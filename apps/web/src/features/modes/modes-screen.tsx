import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { openDialog } from '../../game/dialogs.ts';
import { liveModeIds, soloModeIds } from '../../game/modes/mode-table.ts';
import { AdSlot } from '../../game/offers/ad-slot.tsx';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
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
        {liveModeIds.map((id) => (
          <LiveModeCard key={id} modeId={id} />
        ))}
        {soloModeIds.map((id) => (
          <SoloModeCard key={id} modeId={id} />
        ))}
      </div>
      <AdSlot place="modes" />
    </div>
  );
}
