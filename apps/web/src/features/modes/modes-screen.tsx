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
import { stakesQuery } from '../../game/queries/stakes-query.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { DailyMode } from './daily-mode.tsx';
import { LiveModeCard } from './live-mode-card.tsx';
import { ModeCard } from './mode-card.tsx';
import styles from './modes-screen.module.css';
import { SoloModeCard } from './solo-mode-card.tsx';

/** Free modes, the widest card first. */
const free: readonly PlayableModeId[] = ['head-to-head', 'daily', 'quiz'];
const forPlus = playableModeIds.filter((id) => modeTable[id].isForPlus);

function Daily() {
  const { t } = useI18n();
  const { data } = useQuery(dailyQuery);
  return data ? <DailyMode daily={data} /> : <ModeCard modeId="daily" rule={t('rule.daily')} />;
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

interface Prices {
  readonly isLoadingError: boolean;
  refetch(): Promise<unknown>;
}

/** Prices of each mode. `useQueries` would add more than a kilobyte to every screen. */
const usePrices = (): Readonly<Record<PlayableModeId, Prices>> => ({
  daily: useQuery(dailyQuery),
  quiz: useQuery(stakesQuery('quiz')),
  'solo-survival': useQuery(stakesQuery('solo-survival')),
  puzzle: useQuery(stakesQuery('puzzle')),
  'head-to-head': useQuery(stakesQuery('head-to-head')),
  'tug-of-war': useQuery(stakesQuery('tug-of-war')),
  'survival-duel': useQuery(stakesQuery('survival-duel')),
});

/** One message for all prices that could not be loaded; the modes are shown without them. */
function LoadError() {
  const { t } = useI18n();
  const failed = Object.values(usePrices()).filter(({ isLoadingError }) => isLoadingError);
  if (failed.length === 0) return null;
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return <ErrorState message={t('modes.loadError')} onRetry={retry} />;
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
      <LoadError />
      <Modes ids={free} />
      {!hasSubscription && <PlusHead />}
      <Modes ids={forPlus} />
      <AdSlot place="modes" />
    </div>
  );
}
