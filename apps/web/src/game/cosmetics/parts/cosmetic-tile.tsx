import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { Check } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CosmeticPicture, type Model } from './cosmetic-picture.tsx';
import styles from './cosmetic-tile.module.css';
import { Cost, isFreeForAll } from './cost.tsx';

interface CosmeticTileProps {
  readonly cosmetic: CosmeticView;
  readonly model: Model;
  readonly isOn: boolean;
  readonly onPress: () => void;
  /** True to show its name; else the tile shows the picture, and the cost of a cosmetic that is not owned. */
  readonly hasName?: boolean;
}

/** Tile of a cosmetic; a press tries it on. */
export function CosmeticTile({ cosmetic, model, isOn, onPress, hasName = false }: CosmeticTileProps) {
  const { t } = useI18n();
  const { id, slot, name, rarity, isOwned, isNew } = cosmetic;
  const hasCost = hasName ? !isFreeForAll(cosmetic) : !isOwned;
  const cost = <Cost cosmetic={cosmetic} isShort={!hasName} />;
  return (
    <button
      type="button"
      className={styles.tile}
      data-named={hasName}
      data-locked={!isOwned && cosmetic.tier !== null}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <CosmeticPicture model={model} slot={slot} id={id} isWhole={!hasName} />
      {hasName ? <span className={styles.name}>{name}</span> : <VisuallyHidden>{name}</VisuallyHidden>}
      {hasName && rarity !== 'common' && (
        <span className={styles.rarity} data-rarity={rarity}>
          {t(`appearance.rarity.${rarity}`)}
        </span>
      )}
      {hasCost && (hasName ? cost : <span className={styles.chip}>{cost}</span>)}
      {isNew && !isOwned && <span className={styles.new}>{t('appearance.new')}</span>}
      {isOn && (
        <span className={styles.tick}>
          <Check aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

interface BareTileProps {
  readonly slot: CosmeticView['slot'];
  readonly model: Model;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly hasName?: boolean;
}

/** Tile of a slot's natural feature, without a cosmetic. */
export function BareTile({ slot, model, isOn, onPress, hasName = false }: BareTileProps) {
  const { t } = useI18n();
  const name = t(slot === 'frame' ? 'appearance.noFrame' : 'appearance.own');
  return (
    <button type="button" className={styles.tile} data-named={hasName} aria-pressed={isOn} onClick={onPress}>
      <CosmeticPicture model={model} slot={slot} id={null} isWhole={!hasName} />
      {hasName ? <span className={styles.name}>{name}</span> : <VisuallyHidden>{name}</VisuallyHidden>}
      {isOn && (
        <span className={styles.tick}>
          <Check aria-hidden="true" />
        </span>
      )}
    </button>
  );
}
