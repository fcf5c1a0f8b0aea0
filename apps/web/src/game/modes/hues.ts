/** The hue of each category, in degrees of OKLCH; everywhere the same. Those of modes stand in their table. */
import type { CategoryId } from '@trivia/contract/categories.ts';

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
