import { expect, it } from 'vitest';
import { sampleDaily } from '../queries/daily.testing.ts';
import { dayStates, weekWith } from './week-states.ts';

const daily = sampleDaily({
  day: '2026-11-22',
  matchId: 'a',
  week: [
    { day: '2026-11-21', state: 'missed' },
    { day: '2026-11-22', state: 'today' },
    { day: '2026-11-23', state: 'ahead' },
  ],
});
const statesAfter = (matchId: string) => dayStates(weekWith(daily, matchId)).map(({ state }) => state);

it('shows today as played after its match, before the server does', () => {
  expect(statesAfter('a')).toEqual(['missed', 'playedToday', 'ahead']);
});

it('shows today as open after the match of another day', () => {
  expect(statesAfter('b')).toEqual(['missed', 'today', 'ahead']);
});
