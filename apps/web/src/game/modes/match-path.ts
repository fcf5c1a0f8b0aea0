import type { GameMode, GameType } from '@trivia/contract/match.ts';
import { findMode, modeTable, type PlayableModeId } from './mode-table.ts';

/** Where a match of a mode goes on, or shows its result. */
export const pathOfMatch = (modeId: PlayableModeId, matchId: string): string =>
  `${modeTable[modeId].matchPath}?match=${matchId}`;

interface Played {
  readonly id: string;
  readonly type: GameType;
  readonly mode: GameMode;
}

/** The same for a match as the wire tells of it; undefined where there is no such screen. */
export function matchPath({ id, ...game }: Played): string | undefined {
  const modeId = findMode(game);
  const path = modeId && modeTable[modeId].matchPath;
  return path ? `${path}?match=${id}` : undefined;
}
