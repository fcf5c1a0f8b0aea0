/** Simulated players on connections of different quality, and their battles. */

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
import {
  between,
  type Connection,
  clockErrorMs,
  oneWayMs,
  simulateRoundTripMs,
} from './slow-connection.testing.ts';

/** Time by which a question is sent before its opening. */
const ANNOUNCED_AHEAD_MS = 600;
const ROUND_MS = 15_000;

/** Returns the device's claim of the time since display; null without one. */
export type ClaimedDelay = (reactionMs: number) => number | null;
export const honest: ClaimedDelay = (reactionMs) => reactionMs;
export const silent: ClaimedDelay = () => null;
export const liar: ClaimedDelay = () => 0;

export interface SimulatedPlayer {
  readonly connection: Connection;
  readonly claim: ClaimedDelay;
  /** Delay added to each pong by a modified client. */
  readonly pongDelayMs?: number;
}

export interface Choice {
  readonly verdict: 'right' | 'wrong';
  /** Time from the display of the question to the player's choice. */
  readonly reactionMs: number;
}

export interface TimedAnswer extends Choice {
  /** Time measured by the server since the opening of the round. */
  readonly elapsedMs: number;
  readonly creditMs: number;
  readonly fairMs: number;
  /** Upper bound of the credit. */
  readonly roundTripMs: number;
}

/** Simulates the median of round trips measured every 3 s. */
const measure = (random: Random, { connection, pongDelayMs = 0 }: SimulatedPlayer): number => {
  const trips: RoundTrip[] = Array.from({ length: RECENT_ROUND_TRIPS }, (_, index) => ({
    tookMs: Math.round(simulateRoundTripMs(random, connection)) + pongDelayMs,
    atMs: index * 3_000,
  }));
  return recentRoundTripMs(trips, RECENT_ROUND_TRIPS * 3_000) ?? 0;
};

/**
 * Simulates one answer: its question is shown by the device's clock or on arrival, and the answer is timed on
 * arrival.
 */
export function timeAnswer(random: Random, side: SimulatedPlayer, given: Choice): TimedAnswer {
  const { connection, claim } = side;
  const shownLateMs = Math.max(
    clockErrorMs(random, connection),
    oneWayMs(random, connection) - ANNOUNCED_AHEAD_MS,
  );
  const arrivesMs = shownLateMs + given.reactionMs + oneWayMs(random, connection);
  const elapsedMs = Math.max(0, Math.round(arrivesMs));
  const claimedMs = claim(given.reactionMs);
  const roundTripMs = measure(random, side);
  const measuredMs = claimedMs === null ? null : elapsedMs - Math.round(claimedMs);
  const creditMs = lagCreditMs(measuredMs, roundTripMs);
  return { ...given, elapsedMs, creditMs, fairMs: fairElapsedMs(elapsedMs, creditMs), roundTripMs };
}

/** Converts to an answer of the rules; a late one, despite its credit, counts as missing. */
const asAnswer = ({ verdict, fairMs }: TimedAnswer): RoundAnswer =>
  fairMs > ROUND_MS
    ? { verdict: 'none', elapsedMs: ROUND_MS, boosters: [] }
    : { verdict, elapsedMs: fairMs, boosters: [] };

const seatOf = (id: string) => ({ id, membership: 'plus', isBot: false }) as const;

export interface Battle {
  /** Outcome for the first player. */
  readonly outcome: Outcome;
  readonly rounds: readonly (readonly [TimedAnswer, TimedAnswer])[];
}

/** Generates the choices of both players in one round. */
export type Play = (random: Random) => readonly [Choice, Choice];

/** Plays a 1v1 battle by the rules; equal numbers give equal battles. */
export function playBattle(
  number: number,
  sides: readonly [SimulatedPlayer, SimulatedPlayer],
  play: Play,
): Battle {
  const seed = number.toString(16).padStart(32, '0');
  const [first, second] = sides;
  const rounds: [TimedAnswer, TimedAnswer][] = [];
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
    const timed: [TimedAnswer, TimedAnswer] = [
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

/** Identical, always right choices of both players. */
export const twins: Play = (random) => {
  const given = { verdict: 'right', reactionMs: reaction(random) } as const;
  return [given, given];
};

const alone = (random: Random, rightShare: number): Choice => ({
  verdict: between(random, 0, 1) < rightShare ? 'right' : 'wrong',
  reactionMs: reaction(random),
});

/** Independent choices of equally good players, with the same share of right answers and the same average speed. */
export const equals =
  (rightShare: number): Play =>
  (random) => [alone(random, rightShare), alone(random, rightShare)];
