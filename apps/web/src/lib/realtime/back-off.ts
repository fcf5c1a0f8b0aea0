/** Waits before the socket is tried again. */

const urgent = { firstMs: 1000, longestMs: 8000 } as const;
/** Waits outside of live matches, so that players of live matches come back first. */
const calm = { firstMs: 15_000, longestMs: 120_000 } as const;
const LEAST_SHARE = 0.1;

interface Wait {
  /** Tries since the connection was lost. */
  readonly tries: number;
  /** A live match is on the screen. */
  readonly isUrgent: boolean;
  /** From 0 to 1. */
  readonly random: number;
}

/**
 * Doubles with each try, and is spread over nearly all of its length, so that the clients of a server that starts again
 * come one by one. In milliseconds.
 */
export function waitBeforeTryMs({ tries, isUrgent, random }: Wait): number {
  const { firstMs, longestMs } = isUrgent ? urgent : calm;
  const mostMs = Math.min(longestMs, firstMs * 2 ** tries);
  return mostMs * (LEAST_SHARE + (1 - LEAST_SHARE) * random);
}
