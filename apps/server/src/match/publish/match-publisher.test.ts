import { expect, it } from 'vitest';
import { crowdEveryMs } from './match-publisher.ts';

it.each([
  [12, 1_000],
  [4_000, 1_000],
  [10_000, 2_500],
])('%i players get the number of answers every %i ms', (playerCount, everyMs) => {
  expect(crowdEveryMs({ playerCount })).toBe(everyMs);
});
