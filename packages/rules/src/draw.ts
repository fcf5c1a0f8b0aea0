/** Which question a round puts. */
import { integerBelow, weightedPick } from './random/choose.ts';
import { createRandom } from './random/random.ts';

export type Difficulty = 1 | 2 | 3;

export interface Candidate {
  readonly id: string;
  readonly difficulty: Difficulty;
  readonly categoryId: string;
  /** When any player of the match saw it last; null: nobody ever did. */
  readonly lastSeenMs: number | null;
}

export interface Draw<C extends Candidate> {
  readonly seed: string;
  /** From 1. */
  readonly round: number;
  readonly rounds: number;
  readonly candidates: readonly C[];
  /** The questions of this match so far; none of them comes again. */
  readonly drawn: readonly Pick<Candidate, 'id' | 'categoryId'>[];
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

const smallest = <C>(items: readonly C[], measure: (item: C) => number): readonly C[] => {
  const least = items.reduce((found, item) => Math.min(found, measure(item)), Number.POSITIVE_INFINITY);
  return items.filter((item) => measure(item) === least);
};

/** Unseen ones while there are any; then those that were seen the longest time ago. */
const freshest = <C extends Candidate>(candidates: readonly C[]): readonly C[] =>
  smallest(candidates, ({ lastSeenMs }) => lastSeenMs ?? Number.NEGATIVE_INFINITY);

/**
 * The question of a round; undefined when there are no candidates left.
 *
 * Freshness comes first. Among equally fresh ones the difficulty is drawn by the mix, of the difficulties that are
 * there; then a category that this match had least often; then each is as likely. The same seed, round and
 * candidates draw the same question, in whatever order the candidates come.
 */
export function drawQuestion<C extends Candidate>(draw: Draw<C>): C | undefined {
  const { seed, round, rounds, drawn } = draw;
  const random = createRandom(seed, 'question', round);
  const drawnIds = new Set(drawn.map(({ id }) => id));
  const fresh = freshest(draw.candidates.filter(({ id }) => !drawnIds.has(id)));

  const mix = mixOf(round, rounds);
  const present = ([1, 2, 3] as const).filter((level) =>
    fresh.some(({ difficulty }) => difficulty === level),
  );
  const difficulty = weightedPick(
    random,
    present.map((level) => ({ item: level, weight: mix[level] })),
  );

  const timesDrawn = (categoryId: string) => drawn.filter((one) => one.categoryId === categoryId).length;
  const pool = smallest(
    fresh.filter((candidate) => candidate.difficulty === difficulty),
    ({ categoryId }) => timesDrawn(categoryId),
  ).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return pool.length === 0 ? undefined : pool[integerBelow(random, pool.length)];
}
