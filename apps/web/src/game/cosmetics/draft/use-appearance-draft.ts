import type { Appearance, CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { useState } from 'react';
import { isSameLook, randomLook, type Slot, unownedIn } from './appearance.ts';

export interface AppearanceDraft {
  /** Current appearance, including cosmetics that are only tried on. */
  readonly worn: Appearance;
  /** The last tried-on cosmetic that the player does not own. */
  readonly offered: CosmeticView | undefined;
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  put(slot: Slot, id: string | null): void;
  undo(): void;
  shuffle(): void;
}

/** Draft of the player's appearance. Nothing changes before it is saved. */
export function useAppearanceDraft(
  saved: Appearance,
  cosmetics: readonly CosmeticView[],
  first: Appearance = saved,
): AppearanceDraft {
  const [history, setHistory] = useState<readonly Appearance[]>([first]);
  const [lastId, setLastId] = useState<string | null>(null);
  const worn = history.at(-1) ?? saved;
  const unowned = unownedIn(worn, cosmetics);
  const change = (next: Appearance) => {
    if (!isSameLook(next, worn)) setHistory([...history, next]);
  };
  return {
    worn,
    offered: unowned.find(({ id }) => id === lastId) ?? unowned.at(-1),
    isChanged: !isSameLook(worn, saved),
    canUndo: history.length > 1,
    put(slot, id) {
      setLastId(id);
      change({ ...worn, [slot]: id });
    },
    undo: () => setHistory(history.length > 1 ? history.slice(0, -1) : history),
    shuffle: () => change(randomLook(worn, cosmetics)),
  };
}
