import type { GameMode, GameType } from '@trivia/contract/play/match.ts';
import type { ModeId } from '@trivia/rules/match/mode.ts';
import { findMode } from './mode-table.ts';

/** The text that names a game of the wire; undefined for a pair of type and mode that is none. */
export function gameName(type: GameType, mode: GameMode): `mode.${ModeId}` | undefined {
  const id = findMode({ type, mode });
  return id && `mode.${id}`;
}
