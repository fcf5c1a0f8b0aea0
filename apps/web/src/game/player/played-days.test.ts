import { afterEach, expect, it } from 'vitest';
import { hasPlayedToday, recordPlayedDay } from './played-days.ts';

const DAY_MS = 86_400_000;
const EVENING_MS = Date.parse('2026-11-20T18:00:00Z');

afterEach(() => localStorage.clear());

it('counts a day once after any number of games, and no day without one', () => {
  for (const day of [0, 0, 0, 1, 5]) recordPlayedDay(EVENING_MS + day * DAY_MS);
  expect(hasPlayedToday(EVENING_MS + 5 * DAY_MS, 3)).toBe(true);
  expect(hasPlayedToday(EVENING_MS + 5 * DAY_MS, 4)).toBe(false);
});

it('is false before the first game of a day', () => {
  for (const day of [0, 1, 2]) recordPlayedDay(EVENING_MS + day * DAY_MS);
  expect(hasPlayedToday(EVENING_MS + 3 * DAY_MS, 3)).toBe(false);
});

it('starts again from damaged storage', () => {
  localStorage.setItem('played-days', 'many');
  expect(hasPlayedToday(EVENING_MS, 1)).toBe(false);
  recordPlayedDay(EVENING_MS);
  expect(hasPlayedToday(EVENING_MS, 1)).toBe(true);
});
