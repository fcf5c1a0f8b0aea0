import type { Booster } from '@trivia/contract/play/boosters.ts';
import { BoosterBadge } from '../../../../game/boosters/booster-badge.tsx';
import { Amount } from '../../../../game/player/amount.tsx';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './booster-tile.module.css';

interface BoosterTileProps {
  readonly booster: Booster;
  readonly onChoose: () => void;
}

/** One booster for sale: name, price, and owned count. */
export function BoosterTile({ booster, onChoose }: BoosterTileProps) {
  const { t, formatNumber } = useI18n();
  const { type, price, quantity, needs_plus } = booster;
  return (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onChoose}>
      <BoosterBadge type={type} />
      <span className={styles.name}>{t(`booster.${type}`)}</span>
      <span className={styles.prices}>
        <Amount currency="coin" value={price.coins} />
        {price.points !== null && <Amount currency="point" value={price.points} />}
      </span>
      {needs_plus && <span className={styles.plus}>{t('store.plus')}</span>}
      {quantity > 0 && (
        <span className={styles.owned}>
          <span aria-hidden="true">{formatNumber(quantity)}</span>
          <VisuallyHidden>{t('booster.have', { n: quantity })}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
