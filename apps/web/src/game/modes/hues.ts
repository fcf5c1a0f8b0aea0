/** The hue of each category, in degrees of OKLCH; everywhere the same. Those of modes stand in their table. */
import type { CategoryId } from '@trivia/contract/categories.ts';
import type { GameMode, GameType } from '@trivia/contract/match.ts';
import { findModeId, modeTable } from './mode-table.ts';

/** The hue of a game by its names on the wire; undefined for a pair that is none. */
export function gameHue(type: GameType, mode: GameMode): number | undefined {
  const id = findModeId(type, mode);
  return id && modeTable[id].hue;
}

export const categoryHues: Readonly<Record<CategoryId, number>> = {
  'general-knowledge': 82,
  science: 195,
  history: 60,
  geography: 165,
  sports: 140,
  'film-television': 330,
  music: 310,
  literature: 280,
  technology: 230,
  nature: 150,
  food: 30,
  'mesopotamia-kurdistan': 18,
};
