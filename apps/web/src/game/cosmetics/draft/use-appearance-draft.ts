import type { Appearance, CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { useState } from 'react';
import { anyLook, isSameLook, type Slot, unownedIn } from './worn.ts';

export interface AppearanceDraft {
  /** Appearance that is tried on, owned or not. */
  readonly worn: Appearance;
  /** Cosmetic that is tried on and not owned; the last one of several. */
  readonly offered: CosmeticView | undefined;
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  put(slot: Slot, id: string | null): void;
  undo(): void;
  shuffle(): void;
}

/** Trying things on: nothing is worn before it is saved. */
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
    shuffle: () => change(anyLook(worn, cosmetics)),
  };
}
