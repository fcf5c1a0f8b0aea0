/** Which question a round puts: an order of all questions that follows from the match's seed. */
import { shuffle, shuffleLazily, weightedPick } from './random/choose.ts';
import { createRandom } from './random/random.ts';

export type Difficulty = 1 | 2 | 3;
const levels: readonly Difficulty[] = [1, 2, 3];

/** The questions of one category and difficulty; their ids in alphabetical order. */
export interface PoolCell {
  readonly categoryId: string;
  readonly difficulty: Difficulty;
  readonly questionIds: readonly string[];
}

/** What of a pool a match draws from; null: all categories. */
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

/** How likely each difficulty is in the first, the middle and the last third of a match, in percent. */
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
 * The difficulties in the order in which a round tries them: the first by the mix, each next one by the mix of
 * those that are left. Whatever is missing in the pool, the others keep their proportions.
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

/** Categories that the match had least often first; equal ones as the seed has them. */
function categoryOrder({ seed, round, cells, drawn }: Draw): string[] {
  const timesDrawn = (id: string) => drawn.filter(({ categoryId }) => categoryId === id).length;
  const ids = [...new Set(cells.map(({ categoryId }) => categoryId))].toSorted();
  return shuffle(createRandom(seed, 'category', round), ids).toSorted(
    (one, other) => timesDrawn(one) - timesDrawn(other),
  );
}

export interface Draw extends Place {
  /** From `levelOrder`, or as a mode wants them. */
  readonly levels: readonly Difficulty[];
  /** What may be drawn, in any order. */
  readonly cells: readonly PoolCell[];
  /** The questions of this match so far; none of them comes again. */
  readonly drawn: readonly DrawnQuestion[];
}

/**
 * All questions of the pool in the order in which a round prefers them: by difficulty, then by category, then each as
 * likely as the other. The first that nobody in the match has seen is put; when all were seen, the one that was seen
 * the longest time ago. The same seed, round and pool give the same order.
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
