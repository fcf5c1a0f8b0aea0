import { useQuery } from '@tanstack/react-query';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import type { ReactNode } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { openDialog } from '../../dialogs.ts';
import type { PlayableModeId } from '../../modes/mode-table.ts';
import { BoosterGlyph } from '../booster-glyph.tsx';
import { boostersQuery } from '../boosters-query.ts';
import styles from './booster-shelf.module.css';

interface BoosterShelfProps {
  readonly modeId: PlayableModeId;
  /** Content below the shelf, shown once the shelf has its place. */
  readonly children?: ReactNode;
}

/** The boosters that a player can use in a game of the mode. */
export function BoosterShelf({ modeId, children }: BoosterShelfProps) {
  const { data, isPending } = useQuery(boostersQuery(modeId));
  return (
    <>
      {data && data.length > 0 && <Shelf modeId={modeId} boosters={data} />}
      {!isPending && children}
    </>
  );
}

interface ShelfProps {
  readonly modeId: PlayableModeId;
  readonly boosters: readonly Booster[];
}

function Shelf({ modeId, boosters }: ShelfProps) {
  const { t, formatNumber } = useI18n();
  return (
    <section className={styles.shelf}>
      <h2>{t('booster.title')}</h2>
      <ul>
        {boosters.map((booster) => (
          <li key={booster.type} data-empty={booster.quantity === 0}>
            <BoosterGlyph type={booster.type} />
            <span>{t(`booster.${booster.type}`)}</span>
            {booster.needs_plus ? (
              <span className={styles.plus}>{t('booster.needsPlus')}</span>
            ) : (
              <span className={styles.count}>{formatNumber(booster.quantity)}</span>
            )}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => openDialog('boosters', { modeId })}>
        {t('booster.getMore')}
      </Button>
    </section>
  );
}
