import type { GameMode, GameType } from '@trivia/contract/match.ts';
import { findModeId, modeTable } from './mode-table.ts';

interface Played {
  readonly id: string;
  readonly type: GameType;
  readonly mode: GameMode;
}

/** Where a match goes on, or shows its result; undefined where there is no such screen. */
export function matchPath({ id, type, mode }: Played): string | undefined {
  const modeId = findModeId(type, mode);
  const path = modeId && modeTable[modeId].matchPath;
  return path ? `${path}?match=${id}` : undefined;
}
