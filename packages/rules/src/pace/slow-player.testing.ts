/** Players on lines of different quality, and their battles. */

import type { Outcome, RoundAnswer } from '../match/mode.ts';
import { headToHead } from '../modes/head-to-head.ts';
import { createRandom, type Random } from '../random/random.ts';
import {
  fairElapsedMs,
  lagCreditMs,
  RECENT_ROUND_TRIPS,
  type RoundTrip,
  recentRoundTripMs,
} from './fair-time.ts';
import { between, clockErrorMs, type Line, oneWayMs, thereAndBackMs } from './slow-line.testing.ts';

/** Time before the opening at which a question is sent. */
const ANNOUNCED_AHEAD_MS = 600;
const ROUND_MS = 15_000;

/** Display time of the question, as claimed by a device; null: no claim. */
export type Claim = (reactionMs: number) => number | null;
export const honest: Claim = (reactionMs) => reactionMs;
export const silent: Claim = () => null;
export const liar: Claim = () => 0;

export interface Side {
  readonly line: Line;
  readonly claim: Claim;
  /** Delay that a modified client adds to each pong. */
  readonly heldMs?: number;
}

export interface Given {
  readonly verdict: 'right' | 'wrong';
  /** Time from the display of the question to the player's choice. */
  readonly reactionMs: number;
}

export interface Timed extends Given {
  /** Time measured by the server since the opening of the round. */
  readonly elapsedMs: number;
  readonly creditMs: number;
  readonly fairMs: number;
  /** Upper bound of the credit. */
  readonly roundTripMs: number;
}

/** Median of the round trips measured so far, one every 3 s. */
const measure = (random: Random, { line, heldMs = 0 }: Side): number => {
  const trips: RoundTrip[] = Array.from({ length: RECENT_ROUND_TRIPS }, (_, index) => ({
    tookMs: Math.round(thereAndBackMs(random, line)) + heldMs,
    atMs: index * 3_000,
  }));
  return recentRoundTripMs(trips, RECENT_ROUND_TRIPS * 3_000) ?? 0;
};

/** Simulates one answer: shown by the device's clock or on arrival, sent when chosen, timed on arrival. */
export function timeAnswer(random: Random, side: Side, given: Given): Timed {
  const { line, claim } = side;
  const shownLateMs = Math.max(clockErrorMs(random, line), oneWayMs(random, line) - ANNOUNCED_AHEAD_MS);
  const arrivesMs = shownLateMs + given.reactionMs + oneWayMs(random, line);
  const elapsedMs = Math.max(0, Math.round(arrivesMs));
  const claimedMs = claim(given.reactionMs);
  const roundTripMs = measure(random, side);
  const measuredMs = claimedMs === null ? null : elapsedMs - Math.round(claimedMs);
  const creditMs = lagCreditMs(measuredMs, roundTripMs);
  return { ...given, elapsedMs, creditMs, fairMs: fairElapsedMs(elapsedMs, creditMs), roundTripMs };
}

/** Converts to an answer; one that is late despite its credit does not count. */
const asAnswer = ({ verdict, fairMs }: Timed): RoundAnswer =>
  fairMs > ROUND_MS
    ? { verdict: 'none', elapsedMs: ROUND_MS, boosters: [] }
    : { verdict, elapsedMs: fairMs, boosters: [] };

const seatOf = (id: string) => ({ id, membership: 'plus', isBot: false }) as const;

export interface Battle {
  /** Outcome for the first side. */
  readonly outcome: Outcome;
  readonly rounds: readonly (readonly [Timed, Timed])[];
}

/** Behaviour of both players in one round. */
export type Play = (random: Random) => readonly [Given, Given];

/** Plays a 1v1 battle by the rules; the same number gives the same battle. */
export function playBattle(number: number, sides: readonly [Side, Side], play: Play): Battle {
  const seed = number.toString(16).padStart(32, '0');
  const [first, second] = sides;
  const rounds: [Timed, Timed][] = [];
  let state = headToHead.start({
    seed,
    players: [seatOf('first'), seatOf('second')],
    stakesId: 'free',
    wagerPoints: 0,
    categoryId: null,
    tournament: null,
  });
  while (!headToHead.result(state)) {
    const [one, other] = play(createRandom(seed, 'play', rounds.length));
    const timed: [Timed, Timed] = [
      timeAnswer(createRandom(seed, 'first', rounds.length), first, one),
      timeAnswer(createRandom(seed, 'second', rounds.length), second, other),
    ];
    rounds.push(timed);
    const answers = { first: asAnswer(timed[0]), second: asAnswer(timed[1]) };
    state = headToHead.closeRound(state, { answers });
  }
  return { outcome: headToHead.result(state)?.players[0]?.outcome ?? 'draw', rounds };
}

const reaction = (random: Random): number => between(random, 2_000, 6_000);

/** Identical behaviour of both, always right. */
export const twins: Play = (random) => {
  const given = { verdict: 'right', reactionMs: reaction(random) } as const;
  return [given, given];
};

const alone = (random: Random, rightShare: number): Given => ({
  verdict: between(random, 0, 1) < rightShare ? 'right' : 'wrong',
  reactionMs: reaction(random),
});

/**
 * Independent behaviour of equally good players: the same share of right answers, and the same average speed.
 */
export const equals =
  (rightShare: number): Play =>
  (random) => [alone(random, rightShare), alone(random, rightShare)];
