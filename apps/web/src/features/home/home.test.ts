import { describe, expect, it } from 'vitest';
import { dayStates } from '../../game/daily/week-states.ts';
import { tierShare } from '../../game/player/tier-share.ts';
import { greetingOf } from './player/greeting.ts';

it('greets by the time of day', () => {
  expect([3, 4, 11, 12, 16, 17, 23].map(greetingOf)).toEqual([
    'home.evening',
    'home.morning',
    'home.morning',
    'home.afternoon',
    'home.afternoon',
    'home.evening',
    'home.evening',
  ]);
});

describe('the progress to the next tier', () => {
  it('is measured from the current tier', () => {
    expect(tierShare(0)).toBe(0);
    expect(tierShare(1000)).toBe(0);
    expect(tierShare(3000)).toBe(0.5);
    expect(tierShare(60_000)).toBe(1);
  });
});

it('marks a played today differently from earlier days', () => {
  const week = [
    { day: '2026-11-21', state: 'played' as const },
    { day: '2026-11-22', state: 'played' as const },
    { day: '2026-11-23', state: 'ahead' as const },
  ];
  expect(dayStates({ day: '2026-11-22', week }).map(({ state }) => state)).toEqual([
    'played',
    'playedToday',
    'ahead',
  ]);
});
