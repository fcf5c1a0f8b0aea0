/** Fairness on unequal lines: 1v1 battles, simulated from a seed, so that every run counts the same. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/random.ts';
import { LAG_CREDIT_MAX_MS, lagCreditMs } from './fair-time.ts';
import { between, type Line } from './slow-line.testing.ts';
import {
  type Battle,
  equals,
  honest,
  liar,
  type Play,
  playBattle,
  type Side,
  silent,
  type Timed,
  timeAnswer,
  twins,
} from './slow-player.testing.ts';

const BATTLES = 4_000;
const ROUNDS = 5;
/** Times are rounded to milliseconds. */
const ROUNDING_MS = 1;

const near: Line = { roundTripMs: 40, jitterMs: 10, loss: 0 };
/** Line with 400 ms more round trip, and every twentieth packet lost. */
const far: Line = { roundTripMs: 440, jitterMs: 10, loss: 0.05 };
const onlyFar: Line = { ...far, loss: 0 };

const play = (first: Side, second: Side, how: Play): Battle[] =>
  Array.from({ length: BATTLES }, (_, number) => playBattle(number, [first, second], how));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const shareWon = (battles: readonly Battle[]): number =>
  battles.filter(({ outcome }) => outcome === 'won').length / battles.length;
const answersOf = (battles: readonly Battle[]): Timed[] =>
  battles.flatMap(({ rounds }) => rounds.map(([first]) => first));

const lagOf = ({ elapsedMs, reactionMs }: Timed): number => elapsedMs - reactionMs;
/** Difference between an answer's counted time and the player's own. */
const lossOf = ({ fairMs, reactionMs }: Timed): number => fairMs - reactionMs;
/** Part of the lag above the largest credit. */
const beyondCap = (answer: Timed): number =>
  Math.max(0, lagOf(answer) - Math.min(LAG_CREDIT_MAX_MS, answer.roundTripMs));

/** Total excess of the first side's time over the second's, in a whole battle. */
const behindMs = ({ rounds }: Battle): number =>
  rounds.reduce((sum, [first, second]) => sum + first.fairMs - second.fairMs, 0);

describe('two who play exactly alike, one of them 400 ms further away with 5 % loss', () => {
  const unaided = play({ line: far, claim: silent }, { line: near, claim: silent }, twins);
  const aided = play({ line: far, claim: honest }, { line: near, claim: honest }, twins);

  it('without credit: the one who is further away loses every tie-break', () => {
    expect(unaided.filter(({ outcome }) => outcome === 'lost')).toHaveLength(BATTLES);
    expect(mean(unaided.map(behindMs))).toBeGreaterThan(ROUNDS * 200);
  });

  it('with credit: an answer counts longer by nothing but what its lag was beyond 300 ms', () => {
    for (const answer of answersOf(aided)) {
      expect(Math.abs(lossOf(answer) - beyondCap(answer))).toBeLessThanOrEqual(ROUNDING_MS);
    }
  });

  it('with credit: that is 50 ms an answer on average, and nothing for nine in ten', () => {
    const answers = answersOf(aided);
    expect(mean(answers.map(lossOf))).toBeLessThan(50);
    expect(answers.filter((one) => lossOf(one) <= ROUNDING_MS).length).toBeGreaterThan(answers.length * 0.9);
    expect(mean(aided.map(behindMs))).toBeLessThan(mean(unaided.map(behindMs)) / 5);
  });

  it('with credit, and nothing lost on the way: every battle is even', () => {
    const even = play({ line: onlyFar, claim: honest }, { line: near, claim: honest }, twins);
    for (const battle of even) expect(Math.abs(behindMs(battle))).toBeLessThanOrEqual(ROUNDS * ROUNDING_MS);
  });
});

describe('two who are equally good, one of them 400 ms further away with 5 % loss', () => {
  const shares = (how: Play) => ({
    unaided: shareWon(play({ line: far, claim: silent }, { line: near, claim: silent }, how)),
    aided: shareWon(play({ line: far, claim: honest }, { line: near, claim: honest }, how)),
  });

  it('win alike when time decides: 46 of 100 at least, and not 36', () => {
    const { unaided, aided } = shares(equals(1));
    expect(unaided).toBeLessThan(0.36);
    expect(aided).toBeGreaterThan(0.46);
    expect(aided).toBeLessThan(0.51);
  });

  it('win alike when they know seven answers in ten: 48 of 100 at least', () => {
    const { unaided, aided } = shares(equals(0.7));
    expect(unaided).toBeLessThan(0.465);
    expect(aided).toBeGreaterThan(0.48);
    expect(aided).toBeLessThan(0.51);
  });
});

describe('a player with false times', () => {
  it('gets 300 ms or their own round trip at most', () => {
    const random = createRandom('f'.repeat(32), 'claims');
    for (let count = 0; count < 20_000; count += 1) {
      const line = { roundTripMs: between(random, 0, 900), jitterMs: 30, loss: 0.05 };
      const claimed = between(random, 0, 20_000);
      const given = { verdict: 'right', reactionMs: between(random, 500, 14_000) } as const;
      const { elapsedMs, fairMs, roundTripMs } = timeAnswer(random, { line, claim: () => claimed }, given);
      expect(elapsedMs - fairMs).toBeLessThanOrEqual(Math.min(LAG_CREDIT_MAX_MS, roundTripMs));
      expect(elapsedMs - fairMs).toBeGreaterThanOrEqual(0);
    }
  });

  it('gains their way at most where they are near, which decides next to nothing', () => {
    const honestly = play({ line: near, claim: honest }, { line: near, claim: honest }, equals(1));
    const lying = play({ line: near, claim: liar }, { line: near, claim: honest }, equals(1));
    expect(mean(answersOf(lying).map(lossOf))).toBeGreaterThan(-near.roundTripMs);
    expect(shareWon(lying) - shareWon(honestly)).toBeLessThan(0.03);
  });

  it('gains no more by seeming further away than they are', () => {
    const held = Array.from({ length: 10 }, (_, times) => lagCreditMs(5_000, 40 + times * 1_000));
    expect(Math.max(...held)).toBe(LAG_CREDIT_MAX_MS);
  });

  it('wins 64 of 100 at most by it where time decides, and 54 where they know seven answers in ten', () => {
    const held: Side = { line: near, claim: liar, heldMs: 400 };
    const shareOf = (rightShare: number) =>
      shareWon(play(held, { line: near, claim: honest }, equals(rightShare)));
    expect(shareOf(1)).toBeLessThan(0.64);
    expect(shareOf(0.7)).toBeLessThan(0.54);
  });
});
