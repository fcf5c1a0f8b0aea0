import { expect, it } from 'vitest';
import { nextStop } from './answer-keys.ts';

/** Four answers without the removed ones. */
const without = (...removed: number[]) => [0, 1, 2, 3].map((index) => !removed.includes(index));

it.each([
  ['down', without(), 0, 2, 2],
  ['up, from the first row to the last', without(), 1, -2, 3],
  ['down, past a removed answer in the same row', without(2), 0, 2, 3],
  ['down, past a removed answer without leaving the row for the one before', without(3), 1, 2, 2],
  ['up, past a removed answer', without(2), 0, -2, 3],
  ['forwards, past a removed answer', without(1), 0, 1, 2],
  ['backwards, from the first to the last', without(), 0, -1, 3],
  ['nowhere if the other row is removed', without(2, 3), 0, 2, undefined],
  ['nowhere if all others are removed', without(0, 1, 3), 2, 1, undefined],
])('leads in two columns %s', (_case, stops, now, step, next) => {
  expect(nextStop(stops, now, step)).toBe(next);
});
