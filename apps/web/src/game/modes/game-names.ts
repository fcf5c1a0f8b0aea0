import type { GameMode, GameType } from '@trivia/contract/play/game-types.ts';
import type { ModeId } from '@trivia/rules/match/mode.ts';
import { findMode } from './mode-table.ts';

/** Text key of a mode by its type and mode on the wire; undefined for an unknown pair. */
export function gameName(type: GameType, mode: GameMode): `mode.${ModeId}` | undefined {
  const id = findMode({ type, mode });
  return id && `mode.${id}`;
}
