import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { openDialog } from '../../dialogs.ts';
import type { PlayableModeId } from '../../modes/mode-table.ts';
import { BoosterGlyph } from '../booster-glyph.tsx';
import { boostersQuery } from '../boosters-query.ts';
import styles from './booster-shelf.module.css';

interface BoosterShelfProps {
  readonly modeId: PlayableModeId;
}

/** The boosters that a player can use in a game of the mode. */
export function BoosterShelf({ modeId }: BoosterShelfProps) {
  const { t, formatNumber } = useI18n();
  const { data } = useQuery(boostersQuery(modeId));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.shelf}>
      <h2>{t('booster.title')}</h2>
      <ul>
        {data.map((booster) => (
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
