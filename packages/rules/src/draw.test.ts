import { describe, expect, test } from 'vitest';
import { type Draw, drawOrder, levelOrder, mixOf, type PoolCell } from './draw.ts';
import { shuffle } from './random/choose.ts';
import { createRandom } from './random/random.ts';

const categories = ['food', 'music', 'science', 'sports'];

const cell = (categoryId: string, difficulty: 1 | 2 | 3, count: number): PoolCell => ({
  categoryId,
  difficulty,
  questionIds: Array.from({ length: count }, (_, index) => `${categoryId}-${difficulty}-${index}`),
});

const pool = categories.flatMap((id) => ([1, 2, 3] as const).map((level) => cell(id, level, 5)));
const seedOf = (number: number): string => number.toString(16).padStart(32, '0');

const draw = (change: Partial<Draw> = {}): Draw => ({
  seed: seedOf(7),
  round: 1,
  levels: [1, 2, 3],
  cells: pool,
  drawn: [],
  ...change,
});

/**
 * Tests counts for equality by Pearson's chi-squared test. It has `counts.length - 1` degrees of freedom; the 0.999
 * quantile is near `df + 3.1 sqrt(2 df) + 4` (Wilson and Hilferty's approximation, rounded up).
 */
function isEven(counts: readonly number[]): boolean {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = counts.length - 1;
  return statistic < degrees + 3.1 * Math.sqrt(2 * degrees) + 4;
}

const countBy = (items: readonly (string | number)[], keys: readonly (string | number)[]): number[] => {
  const counts = new Map(keys.map((key) => [key, 0]));
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts.values()];
};

const DRAWS = 100_000;
const seeds = Array.from({ length: DRAWS }, (_, index) => seedOf(index));

describe('the order of a draw', () => {
  test('contains every question once, and is determined by the seed', () => {
    const order = [...drawOrder(draw())];
    expect(order.toSorted()).toEqual(pool.flatMap(({ questionIds }) => questionIds).toSorted());
    expect([...drawOrder(draw())]).toEqual(order);
    expect([...drawOrder(draw({ seed: seedOf(8) }))]).not.toEqual(order);
    expect([...drawOrder(draw({ round: 2 }))]).not.toEqual(order);
  });

  test('does not depend on the order of the pool', () => {
    expect([...drawOrder(draw({ cells: pool.toReversed() }))]).toEqual([...drawOrder(draw())]);
  });

  test('sorts by difficulty, then by the match’s rarest category', () => {
    const drawn = [
      { id: 'food-1-0', categoryId: 'food' },
      { id: 'music-1-0', categoryId: 'music' },
      { id: 'music-1-1', categoryId: 'music' },
    ];
    const order = [...drawOrder(draw({ drawn, levels: [2, 1, 3] }))];
    expect(order.some((id) => drawn.some((one) => one.id === id))).toBe(false);
    expect(order.slice(0, 20).every((id) => id.includes('-2-'))).toBe(true);
    expect(order.slice(0, 10).every((id) => id.startsWith('science') || id.startsWith('sports'))).toBe(true);
    expect(order.slice(10, 15).every((id) => id.startsWith('food'))).toBe(true);
    expect(order.slice(15, 20).every((id) => id.startsWith('music'))).toBe(true);
  });

  test('includes every difficulty, the first by the mix of its round', () => {
    const firsts = seeds.slice(0, 20_000).map((seed) => levelOrder({ seed, round: 5, rounds: 5 })[0] ?? 0);
    const mix = mixOf(5, 5);
    for (const level of [1, 2, 3] as const) {
      const share = firsts.filter((first) => first === level).length / firsts.length;
      expect(Math.abs(share * 100 - mix[level])).toBeLessThan(1.5);
    }
    expect(levelOrder({ seed: seedOf(1), round: 1, rounds: 5 }).toSorted()).toEqual([1, 2, 3]);
  });
});

const twelve = [
  'general-knowledge',
  'science',
  'history',
  'geography',
  'sports',
  'film-television',
  'music',
  'literature',
  'technology',
  'nature',
  'food',
  'mesopotamia-kurdistan',
];

describe('100,000 draws are evenly distributed', () => {
  test.each(twelve)('over the questions of %s', (categoryId) => {
    const cells = [cell(categoryId, 1, 25)];
    const first = seeds.map((seed) => drawOrder(draw({ seed, cells })).next().value ?? '');
    expect(isEven(countBy(first, cells[0]?.questionIds ?? []))).toBe(true);
  });

  test('over the categories', () => {
    const cells = categories.map((id) => cell(id, 1, 3));
    const first = seeds.map(
      (seed) => (drawOrder(draw({ seed, cells })).next().value ?? '').split('-')[0] ?? '',
    );
    expect(isEven(countBy(first, categories))).toBe(true);
  });

  test.each([1, 2, 3, 4, 5])('over the positions of the right option in round %i', (round) => {
    const places = seeds.map((seed) =>
      shuffle(createRandom(seed, 'options', round), [0, 1, 2, 3]).indexOf(2),
    );
    expect(isEven(countBy(places, [0, 1, 2, 3]))).toBe(true);
  });

  test('the test detects a skew', () => {
    const skewed = seeds.map((_, index) => (index % 50 === 0 ? 0 : index % 4));
    expect(isEven(countBy(skewed, [0, 1, 2, 3]))).toBe(false);
  });
});
