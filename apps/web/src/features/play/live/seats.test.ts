import type { MatchView } from '@trivia/contract/match.ts';
import { describe, expect, it } from 'vitest';
import { aLiveMatch, ME, RIVAL } from './live-match.testing.ts';
import { byRank, pullOf, seatsOf } from './seats.ts';

const idsOf = (match: MatchView) => seatsOf(match).map(({ player }) => player.id);

describe('the players of a live match', () => {
  it('are listed with the viewer first, whatever seat that is', () => {
    expect(idsOf(aLiveMatch({ mySeat: 0 }))).toEqual([ME, RIVAL]);
    expect(idsOf(aLiveMatch({ mySeat: 1 }))).toEqual([ME, RIVAL]);
  });

  it('rank by lives, then right answers, then time; who has left comes last', () => {
    const match = aLiveMatch({
      mySeat: 0,
      standings: [
        { rightAnswers: 3, totalMs: 9_000 },
        { rightAnswers: 3, totalMs: 8_000 },
      ],
    });
    expect(byRank(seatsOf(match)).map(({ player }) => player.id)).toEqual([RIVAL, ME]);
    const left = aLiveMatch({
      mySeat: 0,
      standings: [{ rightAnswers: 0 }, { rightAnswers: 5, hasLeft: true }],
    });
    expect(byRank(seatsOf(left)).map(({ player }) => player.id)).toEqual([ME, RIVAL]);
  });
});

describe('the rope', () => {
  it.each([
    { mySeat: 0, marker: -2, pull: 2 },
    { mySeat: 0, marker: 1, pull: -1 },
    { mySeat: 1, marker: -2, pull: -2 },
    { mySeat: 1, marker: 1, pull: 1 },
    { mySeat: 0, marker: 0, pull: 0 },
  ] as const)(
    'is told from the side of who looks: seat $mySeat, marker $marker',
    ({ mySeat, marker, pull }) => {
      expect(pullOf(aLiveMatch({ mySeat, marker }))).toBe(pull);
    },
  );
});
