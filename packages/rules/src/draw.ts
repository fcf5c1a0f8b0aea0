/** Draw of questions: an order of all questions for each round, derived from the match's seed. */
import { shuffle, shuffleLazily, weightedPick } from './random/choose.ts';
import { createRandom } from './random/random.ts';

export type Difficulty = 1 | 2 | 3;
const levels: readonly Difficulty[] = [1, 2, 3];

/** Questions of one category and difficulty, with their ids in alphabetical order. */
export interface PoolCell {
  readonly categoryId: string;
  readonly difficulty: Difficulty;
  readonly questionIds: readonly string[];
}

/** Cells of the pool for a category; null: all categories. */
export const cellsOf = (cells: readonly PoolCell[], categoryId: string | null): readonly PoolCell[] =>
  categoryId === null ? cells : cells.filter((cell) => cell.categoryId === categoryId);

export interface DrawnQuestion {
  readonly id: string;
  readonly categoryId: string;
}

interface Place {
  readonly seed: string;
  /** From 1. */
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
 * Difficulties in the order in which a round tries them: the first by the mix, each next one by the mix of
 * the remaining ones. If one is missing in the pool, the others keep their proportions.
 */
export function levelOrder({ seed, round, rounds }: Place & { readonly rounds: number }): Difficulty[] {
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

/** Categories by how often the match had them, fewest first; ties follow the seed. */
function categoryOrder({ seed, round, cells, drawn }: Draw): string[] {
  const timesDrawn = (id: string) => drawn.filter(({ categoryId }) => categoryId === id).length;
  const ids = [...new Set(cells.map(({ categoryId }) => categoryId))].toSorted();
  return shuffle(createRandom(seed, 'category', round), ids).toSorted(
    (one, other) => timesDrawn(one) - timesDrawn(other),
  );
}

export interface Draw extends Place {
  /** Order from `levelOrder`, or a mode's own. */
  readonly levels: readonly Difficulty[];
  /** Candidates, in any order. */
  readonly cells: readonly PoolCell[];
  /** Questions of this match so far, which don't repeat. */
  readonly drawn: readonly DrawnQuestion[];
}

/**
 * All questions of the pool in a round's order of preference: by difficulty, then by category, then at
 * random. The first one that no player of the match has seen is asked; if all were seen, the one seen longest
 * ago. The same seed, round and pool give the same order.
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
