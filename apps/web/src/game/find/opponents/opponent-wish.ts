/** Opponent chosen on another screen, kept in the history entry of the landing that it leads to. */
import type { OnlinePlayer } from './online-list.ts';

export type OpponentWay = 'random' | 'online' | 'link';

export interface OpponentWish {
  readonly way: OpponentWay;
  /** Set for the way `online` alone; null leaves the choice to the landing. */
  readonly player: OnlinePlayer | null;
}

const anyone: OpponentWish = { way: 'random', player: null };

/** State of a history entry, for links to the landing of a live game. */
export const wishState = (opponent: OpponentWish) => ({ opponent });

/** The wish in the state of a history entry; anyone where it has none. */
export function readWish(state: unknown): OpponentWish {
  if (typeof state !== 'object' || state === null || !('opponent' in state)) return anyone;
  return state.opponent as OpponentWish;
}
