import { useQuery } from '@tanstack/react-query';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import { Suspense, useState } from 'react';
import { storeBoostersQuery } from '../../../../game/boosters/boosters-query.ts';
import { openDialog } from '../../../../game/dialogs.ts';
import { asPlayer } from '../../../../game/player/as-player.ts';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { lazyWithPreload } from '../../../../lib/loading/lazy-with-preload.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import styles from '../purchase-panel.module.css';
import tileStyles from './booster-tile.module.css';
import { BoosterTile } from './booster-tile.tsx';

const BuyBoosterDialog = lazyWithPreload(
  async () => (await import('./buy-booster-dialog.tsx')).BuyBoosterDialog,
);

/** Boosters for coins or points. */
export function BoostersSection() {
  const { t } = useI18n();
  const { data, isPending, isError, refetch } = useQuery(storeBoostersQuery);
  const [chosen, setChosen] = useState<Booster['type'] | null>(null);
  const booster = data?.find(({ type }) => type === chosen);
  const choose = ({ type, needs_plus }: Booster) =>
    asPlayer(() => (needs_plus ? openDialog('no-subscription') : setChosen(type)));
  return (
    <section className={styles.section} aria-labelledby="boosters">
      <div className={styles.head}>
        <h2 id="boosters">{t('booster.title')}</h2>
        <p>{t('store.boostersFor')}</p>
      </div>
      {isPending && <Skeleton className={styles.loading} hasTiles />}
      {isError && <ErrorState message={t('booster.loadError')} onRetry={() => void refetch()} />}
      <ul className={tileStyles.tiles}>
        {data?.map((one) => (
          <li key={one.type}>
            <BoosterTile booster={one} onChoose={() => choose(one)} />
          </li>
        ))}
      </ul>
      <Suspense>{booster && <BuyBoosterDialog booster={booster} onClose={() => setChosen(null)} />}</Suspense>
    </section>
  );
}
