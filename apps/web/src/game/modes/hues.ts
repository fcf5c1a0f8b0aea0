/** The hue of each mode and category, in degrees of OKLCH; everywhere the same. */
import type { CategoryId } from '@trivia/contract/categories.ts';
import type { GameMode, GameType } from '@trivia/contract/match.ts';

export const modeHues = {
  daily: 285,
  quiz: 60,
  survival: 18,
  puzzle: 195,
  headtohead: 330,
  tugofwar: 140,
  tournament: 82,
} as const satisfies Readonly<Record<GameType, number>>;

/** The one kind that is played alone and with others. */
export const SURVIVAL_DUEL_HUE = 245;

export const gameHue = (type: GameType, mode: GameMode): number =>
  type === 'survival' && mode === 'multi' ? SURVIVAL_DUEL_HUE : modeHues[type];

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
