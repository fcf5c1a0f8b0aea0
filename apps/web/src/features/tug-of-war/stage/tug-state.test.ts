import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { expect, it } from 'vitest';
import { aLiveMatch, ME, RIVAL } from '../../../game/live/live-match.testing.ts';
import { seatsOf } from '../../../game/live/seats/seats.ts';
import { closedRound } from '../../../game/match/match.testing.ts';
import { lookOf } from './tug-state.ts';

const answer = { optionId: null, elapsedMs: 1, creditMs: 0 };
const answers = [
  { playerId: ME, verdict: 'right' as const, ...answer },
  { playerId: RIVAL, verdict: 'wrong' as const, ...answer },
];
/** A tug of war that the viewer has just won. */
const over = aLiveMatch({
  marker: -1,
  match: {
    type: 'tugofwar',
    phase: 'over',
    round: null,
    closedRounds: [{ ...closedRound(5), answers }],
    result: { outcome: 'won', isCancelled: false } as MatchResultView,
  },
});
const states = (isEnding: boolean) => seatsOf(over).map(({ player }) => lookOf(over, player, isEnding).state);

it('shows the last pull in its reveal, and the fall in the ending only', () => {
  expect(states(false)).toEqual(['pulls', 'gives']);
  expect(states(true)).toEqual(['pulls', 'fallen']);
});
