import type { GameMode, GameType } from '@trivia/contract/play/game-types.ts';
import { findMode, modeTable, type PlayableModeId } from './mode-table.ts';

/** Path of a match, and of its result. */
export const pathOfMatch = (modeId: PlayableModeId, matchId: string): string =>
  `${modeTable[modeId].matchPath}?match=${matchId}`;

interface Played {
  readonly id: string;
  readonly type: GameType;
  readonly mode: GameMode;
}

/** Path of a match in a reply; undefined if the app has no screen for it. */
export function matchPath({ id, ...game }: Played): string | undefined {
  const modeId = findMode(game);
  const path = modeId && modeTable[modeId].matchPath;
  return path ? `${path}?match=${id}` : undefined;
}
