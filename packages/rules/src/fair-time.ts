/** Gives back the time that an answer spent on the way. */

export const LAG_CREDIT_MAX_MS = 300;

/**
 * What is given back of the measured lag: at most 300 ms, and never more than the player's own recent round trip,
 * so that nobody gains by claiming a slow line. Null: not measured.
 */
export function lagCreditMs(measuredLagMs: number | null, recentRoundTripMs: number | null): number {
  if (measuredLagMs === null || recentRoundTripMs === null) return 0;
  return Math.max(0, Math.floor(Math.min(measuredLagMs, recentRoundTripMs, LAG_CREDIT_MAX_MS)));
}

/** The time an answer took, by the server's clock, less the credit; never below 0. */
export const fairElapsedMs = (elapsedMs: number, creditMs: number): number =>
  Math.max(0, elapsedMs - creditMs);
