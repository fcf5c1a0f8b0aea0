import { hourOf } from '@trivia/rules/calendar/baghdad.ts';
import { describe, expect, it } from 'vitest';
import { skyOf } from './sky-of.ts';

const nameAt = (time: string): string => skyOf(hourOf(Date.parse(time))).name;

describe('the sky of home', () => {
  it.each([
    ['2026-11-22T02:00:00+03:00', 'sky-night'],
    ['2026-11-22T05:00:00+03:00', 'sky-morning'],
    ['2026-11-22T09:59:59+03:00', 'sky-morning'],
    ['2026-11-22T10:00:00+03:00', 'sky-noon'],
    ['2026-11-22T16:00:00+03:00', 'sky-evening'],
    ['2026-11-22T19:00:00+03:00', 'sky-night'],
    // Midnight in Baghdad, and an evening there that is an afternoon in London.
    ['2026-11-21T21:00:00Z', 'sky-night'],
    ['2026-11-22T13:30:00Z', 'sky-evening'],
  ])('at %s is %s', (time, name) => {
    expect(nameAt(time)).toBe(name);
  });
});
