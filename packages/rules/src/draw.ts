/** Draw of questions: an order of all questions per round, derived from the match's seed. */
import { shuffle, shuffleLazily, weightedPick } from './random/choose.ts';
import { createRandom } from './random/random.ts';

export type Difficulty = 1 | 2 | 3;
const levels: readonly Difficulty[] = [1, 2, 3];

/** Ids of the questions of one category and difficulty, in alphabetical order. */
export interface PoolCell {
  readonly categoryId: string;
  readonly difficulty: Difficulty;
  readonly questionIds: readonly string[];
}

/** Selects the cells of a category; null for all categories. */
export const cellsOf = (cells: readonly PoolCell[], categoryId: string | null): readonly PoolCell[] =>
  categoryId === null ? cells : cells.filter((cell) => cell.categoryId === categoryId);

export interface DrawnQuestion {
  readonly id: string;
  readonly categoryId: string;
}

interface RoundSeed {
  readonly seed: string;
  /** Number of the round, from 1. */
  readonly round: number;
}

/** Probability of each difficulty in the first, middle and last third of a match, in percent. */
const difficultyMix = [
  { 1: 70, 2: 25, 3: 5 },
  { 1: 30, 2: 50, 3: 20 },
  { 1: 10, 2: 35, 3: 55 },
] as const;

export const mixOf = (round: number, rounds: number): Readonly<Record<Difficulty, number>> => {
  const third = Math.floor(((round - 1) * difficultyMix.length) / Math.max(1, rounds));
  return difficultyMix[third] ?? difficultyMix[2];
};

/**
 * Orders the difficulties for a round: the first is drawn by the mix, each next one by the mix of the remaining ones.
 * If one is missing in the pool, the others keep their proportions.
 */
export function levelOrder({ seed, round, rounds }: RoundSeed & { readonly rounds: number }): Difficulty[] {
  const random = createRandom(seed, 'difficulty', round);
  const mix = mixOf(round, rounds);
  const order: Difficulty[] = [];
  while (order.length < levels.length) {
    const left = levels.filter((level) => !order.includes(level));
    const next = weightedPick(
      random,
      left.map((level) => ({ item: level, weight: mix[level] })),
    );
    order.push(...(next === undefined ? left : [next]));
  }
  return order;
}

/** Orders the categories by their number of questions in the match so far, fewest first; ties by the seed. */
function categoryOrder({ seed, round, cells, drawn }: Draw): string[] {
  const timesDrawn = (id: string) => drawn.filter(({ categoryId }) => categoryId === id).length;
  const ids = [...new Set(cells.map(({ categoryId }) => categoryId))].toSorted();
  return shuffle(createRandom(seed, 'category', round), ids).toSorted(
    (one, other) => timesDrawn(one) - timesDrawn(other),
  );
}

export interface Draw extends RoundSeed {
  /** Order of difficulties: of `levelOrder`, or set by the mode. */
  readonly levels: readonly Difficulty[];
  /** Candidate questions, in any order. */
  readonly cells: readonly PoolCell[];
  /** Questions of this match so far, which are left out. */
  readonly drawn: readonly DrawnQuestion[];
}

/**
 * Yields all questions of the pool in a round's order of preference: by difficulty, then category, then at random.
 * The caller asks the first one unseen by all players, or if all were seen, the one seen longest ago. The same seed,
 * round and pool give the same order.
 */
export function* drawOrder(draw: Draw): Generator<string, void> {
  const { seed, round, cells } = draw;
  const drawnIds = new Set(draw.drawn.map(({ id }) => id));
  const categories = categoryOrder(draw);
  for (const level of draw.levels) {
    for (const categoryId of categories) {
      const cell = cells.find((one) => one.difficulty === level && one.categoryId === categoryId);
      if (!cell) continue;
      const random = createRandom(seed, 'question', round, categoryId, level);
      for (const id of shuffleLazily(random, cell.questionIds)) if (!drawnIds.has(id)) yield id;
    }
  }
}
