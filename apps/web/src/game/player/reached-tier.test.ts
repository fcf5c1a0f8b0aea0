import { expect, it } from 'vitest';
import { reachedTier } from './reached-tier.ts';

it.each([
  [1_000, 10, 'challenger'],
  [1_009, 10, 'challenger'],
  [1_010, 10, null],
  [999, 10, null],
  [5_000, 0, null],
  [5_000, 4_500, 'expert'],
])('%i points after a gain of %i reach %s', (lifetimePoints, gainedPoints, tier) => {
  expect(reachedTier(lifetimePoints, gainedPoints)).toBe(tier);
});
