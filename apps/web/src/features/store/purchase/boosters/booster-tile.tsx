import type { Booster } from '@trivia/contract/play/boosters.ts';
import { BoosterGlyph } from '../../../../game/boosters/booster-glyph.tsx';
import { Amount } from '../../../../game/player/amount.tsx';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './booster-tile.module.css';

interface BoosterTileProps {
  readonly booster: Booster;
  readonly onChoose: () => void;
}

/** Hue of each booster in degrees of OKLCH, as in the tray of a match. */
const hues: Readonly<Record<Booster['type'], number>> = {
  fifty_fifty: 340,
  extra_time: 75,
  second_chance: 150,
  shield: 240,
  double_points: 195,
  audience: 300,
};

/** One booster for sale: name, price, and owned count. */
export function BoosterTile({ booster, onChoose }: BoosterTileProps) {
  const { t, formatNumber } = useI18n();
  const { type, price, quantity, needs_plus } = booster;
  return (
    <button
      type="button"
      className={styles.tile}
      style={{ '--hue': hues[type] }}
      aria-haspopup="dialog"
      onClick={onChoose}
    >
      <span className={styles.glyph}>
        <BoosterGlyph type={type} />
      </span>
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
