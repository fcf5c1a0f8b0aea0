/** Fairness on unequal connections: 1v1 battles simulated from fixed seeds, so that all runs are equal. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/random.ts';
import { LAG_CREDIT_MAX_MS, lagCreditMs } from './fair-time.ts';
import { between, type Connection } from './slow-connection.testing.ts';
import {
  type Battle,
  equals,
  honest,
  liar,
  type Play,
  playBattle,
  type SimulatedPlayer,
  silent,
  type TimedAnswer,
  timeAnswer,
  twins,
} from './slow-player.testing.ts';

const BATTLES = 4_000;
const ROUNDS = 5;
/** Rounding error of times, in milliseconds. */
const ROUNDING_MS = 1;

const near: Connection = { roundTripMs: 40, jitterMs: 10, loss: 0 };
/** Connection with 400 ms more round trip and 5 % packet loss. */
const far: Connection = { roundTripMs: 440, jitterMs: 10, loss: 0.05 };
const onlyFar: Connection = { ...far, loss: 0 };

const play = (first: SimulatedPlayer, second: SimulatedPlayer, how: Play): Battle[] =>
  Array.from({ length: BATTLES }, (_, number) => playBattle(number, [first, second], how));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const shareWon = (battles: readonly Battle[]): number =>
  battles.filter(({ outcome }) => outcome === 'won').length / battles.length;
const answersOf = (battles: readonly Battle[]): TimedAnswer[] =>
  battles.flatMap(({ rounds }) => rounds.map(([first]) => first));

const lagOf = ({ elapsedMs, reactionMs }: TimedAnswer): number => elapsedMs - reactionMs;
/** Computes the difference between an answer's counted time and the player's reaction time. */
const lossOf = ({ fairMs, reactionMs }: TimedAnswer): number => fairMs - reactionMs;
/** Computes the part of the lag above the maximum credit. */
const beyondCap = (answer: TimedAnswer): number =>
  Math.max(0, lagOf(answer) - Math.min(LAG_CREDIT_MAX_MS, answer.roundTripMs));

/** Sums up the first player's excess of time over the second's in a battle. */
const behindMs = ({ rounds }: Battle): number =>
  rounds.reduce((sum, [first, second]) => sum + first.fairMs - second.fairMs, 0);

describe('two players with equal choices, one of them with 400 ms more round trip and 5 % packet loss', () => {
  const unaided = play({ connection: far, claim: silent }, { connection: near, claim: silent }, twins);
  const aided = play({ connection: far, claim: honest }, { connection: near, claim: honest }, twins);

  it('without credit: the distant player loses every tie-break', () => {
    expect(unaided.filter(({ outcome }) => outcome === 'lost')).toHaveLength(BATTLES);
    expect(mean(unaided.map(behindMs))).toBeGreaterThan(ROUNDS * 200);
  });

  it('with credit: only the lag beyond 300 ms counts', () => {
    for (const answer of answersOf(aided)) {
      expect(Math.abs(lossOf(answer) - beyondCap(answer))).toBeLessThanOrEqual(ROUNDING_MS);
    }
  });

  it('with credit: 50 ms per answer on average, and none for nine in ten answers', () => {
    const answers = answersOf(aided);
    expect(mean(answers.map(lossOf))).toBeLessThan(50);
    expect(answers.filter((one) => lossOf(one) <= ROUNDING_MS).length).toBeGreaterThan(answers.length * 0.9);
    expect(mean(aided.map(behindMs))).toBeLessThan(mean(unaided.map(behindMs)) / 5);
  });

  it('with credit and without packet loss: every battle is even', () => {
    const even = play({ connection: onlyFar, claim: honest }, { connection: near, claim: honest }, twins);
    for (const battle of even) expect(Math.abs(behindMs(battle))).toBeLessThanOrEqual(ROUNDS * ROUNDING_MS);
  });
});

describe('two equally good players, one of them with 400 ms more round trip and 5 % packet loss', () => {
  const shares = (how: Play) => ({
    unaided: shareWon(play({ connection: far, claim: silent }, { connection: near, claim: silent }, how)),
    aided: shareWon(play({ connection: far, claim: honest }, { connection: near, claim: honest }, how)),
  });

  it('win equally often if time decides: at least 46 of 100 with credit, at most 36 without', () => {
    const { unaided, aided } = shares(equals(1));
    expect(unaided).toBeLessThan(0.36);
    expect(aided).toBeGreaterThan(0.46);
    expect(aided).toBeLessThan(0.51);
  });

  it('win equally often with seven right answers in ten: at least 48 of 100', () => {
    const { unaided, aided } = shares(equals(0.7));
    expect(unaided).toBeLessThan(0.465);
    expect(aided).toBeGreaterThan(0.48);
    expect(aided).toBeLessThan(0.51);
  });
});

describe('a player who claims false times', () => {
  it('gains at most 300 ms or their own round trip', () => {
    const random = createRandom('f'.repeat(32), 'claims');
    for (let count = 0; count < 20_000; count += 1) {
      const connection = { roundTripMs: between(random, 0, 900), jitterMs: 30, loss: 0.05 };
      const claimed = between(random, 0, 20_000);
      const given = { verdict: 'right', reactionMs: between(random, 500, 14_000) } as const;
      const { elapsedMs, fairMs, roundTripMs } = timeAnswer(
        random,
        { connection, claim: () => claimed },
        given,
      );
      expect(elapsedMs - fairMs).toBeLessThanOrEqual(Math.min(LAG_CREDIT_MAX_MS, roundTripMs));
      expect(elapsedMs - fairMs).toBeGreaterThanOrEqual(0);
    }
  });

  it('gains at most the round trip on a fast connection, which hardly affects the result', () => {
    const honestly = play(
      { connection: near, claim: honest },
      { connection: near, claim: honest },
      equals(1),
    );
    const lying = play({ connection: near, claim: liar }, { connection: near, claim: honest }, equals(1));
    expect(mean(answersOf(lying).map(lossOf))).toBeGreaterThan(-near.roundTripMs);
    expect(shareWon(lying) - shareWon(honestly)).toBeLessThan(0.03);
  });

  it('gains no more by delaying pongs', () => {
    const held = Array.from({ length: 10 }, (_, times) => lagCreditMs(5_000, 40 + times * 1_000));
    expect(Math.max(...held)).toBe(LAG_CREDIT_MAX_MS);
  });

  it('wins at most 64 of 100 if time decides, and 54 with seven right answers in ten', () => {
    const held: SimulatedPlayer = { connection: near, claim: liar, pongDelayMs: 400 };
    const shareOf = (rightShare: number) =>
      shareWon(play(held, { connection: near, claim: honest }, equals(rightShare)));
    expect(shareOf(1)).toBeLessThan(0.64);
    expect(shareOf(0.7)).toBeLessThan(0.54);
  });
});
