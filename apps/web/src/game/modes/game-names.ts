import type { GameMode, GameType } from '@trivia/contract/match.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { findModeId, modeTable } from './mode-table.ts';

/** The text that names a game; undefined for a pair of type and mode that is none. */
export function gameName(type: GameType, mode: GameMode): MessageKey | undefined {
  const id = findModeId(type, mode);
  return id && modeTable[id].name;
}
