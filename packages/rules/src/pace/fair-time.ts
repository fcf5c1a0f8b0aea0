/** Lag credit: network time that is deducted from an answer's time. */

export const LAG_CREDIT_MAX_MS = 300;

/** Number of round trips in the median. */
export const RECENT_ROUND_TRIPS = 5;
/** Age after which a measured round trip is ignored. */
export const ROUND_TRIP_MAX_AGE_MS = 30_000;

export interface RoundTrip {
  readonly tookMs: number;
  /** Time of the pong. */
  readonly atMs: number;
}

/** Computes the median of the latest round trips, which one lost packet does not change; null without any. */
export function recentRoundTripMs(roundTrips: readonly RoundTrip[], nowMs: number): number | null {
  const recent = roundTrips
    .filter(({ atMs }) => nowMs - atMs <= ROUND_TRIP_MAX_AGE_MS)
    .slice(-RECENT_ROUND_TRIPS)
    .map(({ tookMs }) => tookMs)
    .toSorted((one, other) => one - other);
  return recent[Math.floor((recent.length - 1) / 2)] ?? null;
}

/** Returns the maximum credit of a player with that recent round trip, in milliseconds; 0 without a measurement. */
export const lagCreditLimitMs = (recentRoundTripMs: number | null): number =>
  Math.max(0, Math.floor(Math.min(recentRoundTripMs ?? 0, LAG_CREDIT_MAX_MS)));

/**
 * Computes the credit for a claimed lag, in milliseconds: at most 300, and never more than the measured round trip,
 * so that an exaggerated claim gains nothing. Null stands for a missing value.
 */
export const lagCreditMs = (measuredLagMs: number | null, recentRoundTripMs: number | null): number =>
  Math.max(0, Math.floor(Math.min(measuredLagMs ?? 0, lagCreditLimitMs(recentRoundTripMs))));

/** Deducts the credit from an answer's time; the result is never negative. */
export const fairElapsedMs = (elapsedMs: number, creditMs: number): number =>
  Math.max(0, elapsedMs - creditMs);
