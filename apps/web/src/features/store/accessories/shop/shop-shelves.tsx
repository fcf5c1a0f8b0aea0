import type { Appearance, CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { ChevronRight, Shapes } from 'lucide-react';
import type { Model } from '../../../../game/cosmetics/parts/cosmetic-picture.tsx';
import { CosmeticTile } from '../../../../game/cosmetics/parts/cosmetic-tile.tsx';
import { useI18n } from '../../../../lib/i18n/i18n.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { type ShopFilter, type ShopKind, shopSlots } from './filter-cosmetics.ts';
import styles from './shop-shelves.module.css';

interface ShopShelvesProps {
  readonly filter: ShopFilter;
  /** Cosmetics that match the filter. */
  readonly cosmetics: readonly CosmeticView[];
  readonly model: Model;
  readonly worn: Appearance;
  readonly onTry: (cosmetic: CosmeticView) => void;
  readonly onKind: (kind: ShopKind) => void;
}

/** Tiles of a shelf. Rows of three hide the fourth. */
const SHELF_MAX = 4;
const SHELF_MIN = 3;

function Tiles({
  cosmetics,
  model,
  worn,
  onTry,
}: Pick<ShopShelvesProps, 'cosmetics' | 'model' | 'worn' | 'onTry'>) {
  return (
    <div className={styles.grid}>
      {cosmetics.map((one) => (
        <CosmeticTile
          key={one.id}
          cosmetic={one}
          model={model}
          hasName
          isOn={worn[one.slot] === one.id}
          onPress={() => onTry(one)}
        />
      ))}
    </div>
  );
}

/** A shelf for each kind, or all cosmetics of the chosen kind. */
export function ShopShelves({ filter, cosmetics, model, worn, onTry, onKind }: ShopShelvesProps) {
  const { t } = useI18n();
  if (cosmetics.length === 0) return <EmptyState icon={Shapes} text={t('shop.none')} />;
  if (filter.kind !== 'all') return <Tiles cosmetics={cosmetics} model={model} worn={worn} onTry={onTry} />;
  return shopSlots.map((slot) => {
    const ofSlot = cosmetics.filter((one) => one.slot === slot);
    if (ofSlot.length === 0) return null;
    const kind = t(`appearance.slot.${slot}`);
    return (
      <section key={slot} className={styles.shelf}>
        <div className={styles.head}>
          <h2>{kind}</h2>
          {ofSlot.length > SHELF_MIN && (
            <button
              type="button"
              className={styles.all}
              aria-label={t('shop.seeAllOf', { kind })}
              onClick={() => onKind(slot)}
            >
              {t('shop.seeAll')}
              <ChevronRight aria-hidden="true" />
            </button>
          )}
        </div>
        <Tiles
          cosmetics={ofSlot
            .toSorted((one, other) => Number(one.isOwned) - Number(other.isOwned))
            .slice(0, SHELF_MAX)}
          model={model}
          worn={worn}
          onTry={onTry}
        />
      </section>
    );
  });
}
