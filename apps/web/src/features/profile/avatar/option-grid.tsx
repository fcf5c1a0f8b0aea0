import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import type { Slot } from '../../../game/cosmetics/draft/appearance.ts';
import type { AppearanceDraft } from '../../../game/cosmetics/draft/use-appearance-draft.ts';
import type { Model } from '../../../game/cosmetics/parts/cosmetic-picture.tsx';
import { BareTile, CosmeticTile } from '../../../game/cosmetics/parts/cosmetic-tile.tsx';
import styles from './option-grid.module.css';

interface OptionGridProps {
  readonly slot: Slot;
  readonly cosmetics: readonly CosmeticView[];
  readonly model: Model;
  readonly draft: AppearanceDraft;
  readonly hasNames?: boolean;
}

/** All options of one slot, the natural feature first. */
export function OptionGrid({ slot, cosmetics, model, draft, hasNames = false }: OptionGridProps) {
  const { worn, put } = draft;
  const look = { ...model, look: { ...model.look, [slot]: null } };
  return (
    <div className={styles.grid} data-named={hasNames}>
      <BareTile
        slot={slot}
        model={look}
        hasName={hasNames}
        isOn={worn[slot] === null}
        onPress={() => put(slot, null)}
      />
      {cosmetics
        .filter((one) => one.slot === slot)
        .map((one) => (
          <CosmeticTile
            key={one.id}
            cosmetic={one}
            model={look}
            hasName={hasNames}
            isOn={worn[slot] === one.id}
            onPress={() => put(slot, one.id)}
          />
        ))}
    </div>
  );
}
