/** Unbiased draws from a seeded generator. */
import type { Random } from './random.ts';

const RANGE = 2 ** 32;

/**
 * Draws a whole number from 0 (inclusive) to `bound` (exclusive). All are equally likely: values in the last,
 * incomplete part of the generator's range are rejected.
 */
export function integerBelow(random: Random, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > RANGE) throw new RangeError('Draw from 1 to 2³².');
  const limit = RANGE - (RANGE % bound);
  let drawn = random.nextUint32();
  while (drawn >= limit) drawn = random.nextUint32();
  return drawn % bound;
}

/** Draws an item; undefined only for an empty list. */
export const pick = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[integerBelow(random, items.length)];

/** Returns a shuffled copy; all orders are equally likely. Source: Fisher and Yates (1938). */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(integerBelow(random, rest.length), 1));
  return shuffled;
}

/**
 * Shuffles like `shuffle`, but lazily: the cost depends only on the number of items taken. Only swapped positions are
 * stored.
 */
export function* shuffleLazily<T>(random: Random, items: readonly T[]): Generator<T, void> {
  const moved = new Map<number, number>();
  for (let left = items.length; left > 0; left -= 1) {
    const place = integerBelow(random, left);
    const item = items[moved.get(place) ?? place];
    moved.set(place, moved.get(left - 1) ?? left - 1);
    if (item !== undefined) yield item;
  }
}

export interface Weighted<T> {
  readonly item: T;
  /** Whole number; 0 for never. */
  readonly weight: number;
}

/** Draws an item with a probability proportional to its weight; undefined if all weights are 0. */
export function weightedPick<T>(random: Random, entries: readonly Weighted<T>[]): T | undefined {
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = integerBelow(random, total);
  for (const { item, weight } of entries) {
    if (left < weight) return item;
    left -= weight;
  }
  return undefined;
}
