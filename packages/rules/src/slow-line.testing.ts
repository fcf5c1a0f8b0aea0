/** A line between a player and the server, as bad as a test wants it. */
import type { Random } from './random/random.ts';

export interface Line {
  /** There and back, when nothing is lost. */
  readonly roundTripMs: number;
  /** By how much each way may take longer. */
  readonly jitterMs: number;
  /** The share of packets that are lost, from 0 to 1. */
  readonly loss: number;
}

const RANGE = 2 ** 32;
/** What a sender waits at least before it sends a lost packet again; twice as long each time. */
const RESEND_AFTER_MS = 200;

/** A number from `from` up to, not including, `to`, each as likely as the other. */
export const between = (random: Random, from: number, to: number): number =>
  from + (random.nextUint32() / RANGE) * (to - from);

/** How long one message takes one way, with everything that has to be sent again. */
export function oneWayMs(random: Random, { roundTripMs, jitterMs, loss }: Line): number {
  let waitMs = Math.max(RESEND_AFTER_MS, 1.5 * roundTripMs);
  let lostMs = 0;
  while (between(random, 0, 1) < loss) {
    lostMs += waitMs;
    waitMs *= 2;
  }
  return lostMs + roundTripMs / 2 + between(random, 0, jitterMs);
}

/** A message and what answers it. */
export const thereAndBackMs = (random: Random, line: Line): number =>
  oneWayMs(random, line) + oneWayMs(random, line);

/**
 * By how much a device takes the server's clock to be ahead of what it is: from the quickest of five exchanges, as if
 * both ways of it had taken the same time.
 */
export function clockErrorMs(random: Random, line: Line): number {
  const exchanges = Array.from({ length: 5 }, () => ({
    there: oneWayMs(random, line),
    back: oneWayMs(random, line),
  }));
  const [quickest] = exchanges.toSorted((one, other) => one.there + one.back - (other.there + other.back));
  return quickest ? (quickest.there - quickest.back) / 2 : 0;
}
