/** Simulated connection between a player and the server. */
import type { Random } from '../random/random.ts';

export interface Connection {
  /** Round trip without packet loss. */
  readonly roundTripMs: number;
  /** Maximum additional delay per direction. */
  readonly jitterMs: number;
  /** Share of lost packets, from 0 to 1. */
  readonly loss: number;
}

const RANGE = 2 ** 32;
/** Minimum delay before the first retransmission; it doubles each time. */
const RESEND_AFTER_MS = 200;

/** Draws a uniform number from `from` (inclusive) to `to` (exclusive). */
export const between = (random: Random, from: number, to: number): number =>
  from + (random.nextUint32() / RANGE) * (to - from);

/** Simulates the one-way time of a message, including retransmissions. */
export function oneWayMs(random: Random, { roundTripMs, jitterMs, loss }: Connection): number {
  let waitMs = Math.max(RESEND_AFTER_MS, 1.5 * roundTripMs);
  let lostMs = 0;
  while (between(random, 0, 1) < loss) {
    lostMs += waitMs;
    waitMs *= 2;
  }
  return lostMs + roundTripMs / 2 + between(random, 0, jitterMs);
}

/** Simulates the time of a message and its reply. */
export const simulateRoundTripMs = (random: Random, connection: Connection): number =>
  oneWayMs(random, connection) + oneWayMs(random, connection);

/**
 * Simulates the error of a device's clock estimate: it uses the quickest of five exchanges, and assumes equal times
 * in both directions.
 */
export function clockErrorMs(random: Random, connection: Connection): number {
  const exchanges = Array.from({ length: 5 }, () => ({
    there: oneWayMs(random, connection),
    back: oneWayMs(random, connection),
  }));
  const [quickest] = exchanges.toSorted((one, other) => one.there + one.back - (other.there + other.back));
  return quickest ? (quickest.there - quickest.back) / 2 : 0;
}
