/** Opponent chosen on another screen, passed to the landing in its history state. */
import type { OnlinePlayer } from './online-list.ts';

export type OpponentKind = 'random' | 'online' | 'link';

export interface OpponentSelection {
  readonly kind: OpponentKind;
  /** The chosen player, if the kind is `online`; null to choose on the landing. */
  readonly player: OnlinePlayer | null;
}

const anyone: OpponentSelection = { kind: 'random', player: null };

/** History state for links to the landing of a live mode. */
export const selectionState = (opponent: OpponentSelection) => ({ opponent });

/** Reads the opponent from a history state; anyone by default. */
export function readSelection(state: unknown): OpponentSelection {
  if (typeof state !== 'object' || state === null || !('opponent' in state)) return anyone;
  return state.opponent as OpponentSelection;
}
