import { limits } from '@trivia/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { aMatch, aReveal, closedRound } from '../match.testing.ts';
import { newer } from '../match-query.ts';
import { dueAtMs, firstOpensAtMs, stageOf } from './match-stage.ts';

const result = {
  outcome: 'won',
  rightAnswers: 5,
  points: 150,
  coins: 0,
  coinsForPlus: 20,
  staked: { coins: 0, points: 0 },
  isForfeit: false,
  isCancelled: false,
  isCorrected: false,
  returned: null,
  place: 7,
} as const;
const over = aMatch({ version: 9, phase: 'over', round: null, closedRounds: [closedRound(5)], result });

describe('the stage of a match', () => {
  it('shows the last reveal before the result to a player who was present', () => {
    expect(stageOf(over, false)).toMatchObject({ kind: 'reveal', isLast: true, closed: { number: 5 } });
    expect(stageOf(over, true)).toMatchObject({ kind: 'result', result });
  });

  it('is the result at once after a forfeit', () => {
    const forfeited = { ...over, result: { ...result, isForfeit: true } };
    expect(stageOf(forfeited, false)).toMatchObject({ kind: 'result' });
  });

  it('distinguishes answered rounds from watched ones', () => {
    const standing = { players: [{ id: 'me', rightAnswers: 0, hasLeft: false, lives: 0, roundsPlayed: 3 }] };
    const player = {
      id: 'me',
      name: 'Zara',
      avatarUrl: '',
      isMe: true,
      isBot: false,
      tier: 'starter',
      status: 'playing',
    } as const;
    const after = (round: number) =>
      stageOf(
        { ...aReveal(), players: [player], standing, closedRounds: [closedRound(round, 'none')] },
        false,
      );
    expect(after(3)).toMatchObject({ isWatched: false });
    expect(after(4)).toMatchObject({ isWatched: true });
    expect(stageOf(aReveal('none'), false)).toMatchObject({ isWatched: false });
  });

  it('is due when the round closes, or the next one opens; in a live match when that is announced', () => {
    const match = aMatch();
    const reveal = aReveal();
    expect(dueAtMs(match)).toBe(match.round?.closesAtMs);
    expect(dueAtMs(reveal)).toBe(reveal.nextRoundAtMs);
    expect(dueAtMs({ ...reveal, mode: 'multi' })).toBe((reveal.nextRoundAtMs ?? 0) - limits.roundAheadMs);
    expect(dueAtMs(over)).toBeNull();
  });

  it('has the opening time of the first question, from before its event until it is closed', () => {
    const before = aMatch({ mode: 'multi', phase: 'reveal', round: null, nextRoundAtMs: 7 });
    const open = aMatch({ mode: 'multi' });
    expect(firstOpensAtMs(before)).toBe(7);
    expect(firstOpensAtMs(open)).toBe(open.round?.opensAtMs);
    expect(firstOpensAtMs(aReveal())).toBeNull();
    expect(firstOpensAtMs(aMatch({ phase: 'over', round: null, result }))).toBeNull();
  });
});

it('keeps the newer of two versions, in any order of arrival', () => {
  expect(newer(over, aMatch())).toBe(over);
  expect(newer(aMatch(), over)).toBe(over);
});
