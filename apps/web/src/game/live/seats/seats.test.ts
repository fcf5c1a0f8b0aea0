import type { MatchView } from '@trivia/contract/play/match.ts';
import { describe, expect, it } from 'vitest';
import { aLiveMatch, ME, RIVAL } from '../live-match.testing.ts';
import { byRank, hasPlayedRound, pullOf, seatsOf } from './seats.ts';

const idsOf = (match: MatchView) => seatsOf(match).map(({ player }) => player.id);

describe('the players of a live match', () => {
  it('are listed with the viewer first, from any seat', () => {
    expect(idsOf(aLiveMatch({ mySeat: 0 }))).toEqual([ME, RIVAL]);
    expect(idsOf(aLiveMatch({ mySeat: 1 }))).toEqual([ME, RIVAL]);
  });

  it('rank by lives, then right answers, then time; players who left come last', () => {
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

  it('rank behind players who were eliminated later, with any number of right answers', () => {
    const match = aLiveMatch({
      standings: [
        { lives: 0, roundsPlayed: 5, rightAnswers: 4 },
        { lives: 0, roundsPlayed: 6, rightAnswers: 3 },
      ],
    });
    expect(byRank(seatsOf(match)).map(({ player }) => player.id)).toEqual([RIVAL, ME]);
  });

  it('take part in the round in which they are eliminated, and in none after it', () => {
    const [me] = seatsOf(aLiveMatch({ standings: [{ lives: 0, roundsPlayed: 3 }, {}] }));
    expect([3, 4].map((round) => me && hasPlayedRound(me, round))).toEqual([true, false]);
    const [inEveryRound] = seatsOf(aLiveMatch());
    expect(inEveryRound && hasPlayedRound(inEveryRound, 5)).toBe(true);
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
    'is placed from the viewer’s side: seat $mySeat, marker $marker',
    ({ mySeat, marker, pull }) => {
      expect(pullOf(aLiveMatch({ mySeat, marker }))).toBe(pull);
    },
  );
});
