import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { openDialog } from '../../game/dialogs.ts';
import {
  isLive,
  modeTable,
  type PlayableModeId,
  playableModeIds,
  type SoloModeId,
} from '../../game/modes/mode-table.ts';
import { AdSlot } from '../../game/offers/ad-slot.tsx';
import { plusOfferPath } from '../../game/offers/plus-offer.ts';
import { useUser } from '../../game/player/user-store.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { DailyMode } from './daily-mode.tsx';
import { LiveModeCard } from './live-mode-card.tsx';
import styles from './modes-screen.module.css';
import { SoloModeCard } from './solo-mode-card.tsx';

/** Free modes, the widest card first. */
const free: readonly PlayableModeId[] = ['head-to-head', 'daily', 'quiz'];
const forPlus = playableModeIds.filter((id) => modeTable[id].isForPlus);

function Daily() {
  const { t } = useI18n();
  const { data, isError, refetch } = useQuery(dailyQuery);
  if (data) return <DailyMode daily={data} />;
  if (isError) return <ErrorState message={t('daily.loadError')} onRetry={() => void refetch()} />;
  return <Skeleton className={styles.loading} />;
}

function Modes({ ids }: { readonly ids: readonly PlayableModeId[] }) {
  return (
    <div className={styles.tiles}>
      {ids.map((id) => {
        if (id === 'daily') return <Daily key={id} />;
        return isLive(id) ? (
          <LiveModeCard key={id} modeId={id} isWide={id === free[0]} />
        ) : (
          <SoloModeCard key={id} modeId={id as SoloModeId} />
        );
      })}
    </div>
  );
}

function PlusHead() {
  const { t } = useI18n();
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.title}>{t('modes.forPlus')}</p>
        <p>{t('home.plusPrice')}</p>
      </div>
      <ButtonLink variant="plus" to={plusOfferPath}>
        {t('home.plusAction')}
      </ButtonLink>
    </div>
  );
}

/** All modes, each with its rule, its cost and its reward; modes for Plus come last. */
export function ModesScreen() {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('modes.heading')}</h1>
        <Button variant="quiet" icon={CircleHelp} onClick={() => openDialog('guide')}>
          <span className={styles.word}>{t('modes.guide')}</span>
        </Button>
      </header>
      <Modes ids={free} />
      {!hasSubscription && <PlusHead />}
      <Modes ids={forPlus} />
      <AdSlot place="modes" />
    </div>
  );
}
