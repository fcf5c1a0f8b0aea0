/** A line between a player and the server, with delays set by a test. */
import type { Random } from '../random/random.ts';

export interface Line {
  /** Round trip without losses. */
  readonly roundTripMs: number;
  /** Largest additional delay each way. */
  readonly jitterMs: number;
  /** Share of lost packets, from 0 to 1. */
  readonly loss: number;
}

const RANGE = 2 ** 32;
/** Smallest delay before a lost packet is sent again; it doubles each time. */
const RESEND_AFTER_MS = 200;

/** Uniform number from `from` up to, not including, `to`. */
export const between = (random: Random, from: number, to: number): number =>
  from + (random.nextUint32() / RANGE) * (to - from);

/** One-way time of a message, including retransmissions. */
export function oneWayMs(random: Random, { roundTripMs, jitterMs, loss }: Line): number {
  let waitMs = Math.max(RESEND_AFTER_MS, 1.5 * roundTripMs);
  let lostMs = 0;
  while (between(random, 0, 1) < loss) {
    lostMs += waitMs;
    waitMs *= 2;
  }
  return lostMs + roundTripMs / 2 + between(random, 0, jitterMs);
}

/** Time of a message and its reply. */
export const thereAndBackMs = (random: Random, line: Line): number =>
  oneWayMs(random, line) + oneWayMs(random, line);

/**
 * Error of a device's estimate of the server's clock: it takes the quickest of five exchanges, and assumes
 * that both ways took the same time.
 */
export function clockErrorMs(random: Random, line: Line): number {
  const exchanges = Array.from({ length: 5 }, () => ({
    there: oneWayMs(random, line),
    back: oneWayMs(random, line),
  }));
  const [quickest] = exchanges.toSorted((one, other) => one.there + one.back - (other.there + other.back));
  return quickest ? (quickest.there - quickest.back) / 2 : 0;
}
