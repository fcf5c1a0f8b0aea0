/** Delays before the socket reconnects. */

const urgent = { firstMs: 1000, longestMs: 8000 } as const;
/** Delays outside of live matches, so that players in live matches reconnect first. */
const calm = { firstMs: 15_000, longestMs: 120_000 } as const;
const LEAST_SHARE = 0.1;

interface Wait {
  /** Attempts since the connection was lost. */
  readonly tries: number;
  /** Whether a live match is on the screen. */
  readonly isUrgent: boolean;
  /** Random number from 0 to 1. */
  readonly random: number;
}

/**
 * Exponential backoff in milliseconds, with jitter over nearly the whole delay, so that the clients of a restarted
 * server reconnect one by one.
 */
export function reconnectDelayMs({ tries, isUrgent, random }: Wait): number {
  const { firstMs, longestMs } = isUrgent ? urgent : calm;
  const mostMs = Math.min(longestMs, firstMs * 2 ** tries);
  return mostMs * (LEAST_SHARE + (1 - LEAST_SHARE) * random);
}
