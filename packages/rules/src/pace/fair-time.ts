/** Lag credit: network time of an answer that is not counted. */

export const LAG_CREDIT_MAX_MS = 300;

/** Number of latest round trips considered. */
export const RECENT_ROUND_TRIPS = 5;
/** Age above which a round trip says nothing of the current line. */
export const ROUND_TRIP_LIVES_MS = 30_000;

export interface RoundTrip {
  readonly tookMs: number;
  /** Time at which it was over. */
  readonly atMs: number;
}

/** Median of the latest round trips, which a single lost packet does not move; null when there are none. */
export function recentRoundTripMs(roundTrips: readonly RoundTrip[], nowMs: number): number | null {
  const recent = roundTrips
    .filter(({ atMs }) => nowMs - atMs <= ROUND_TRIP_LIVES_MS)
    .slice(-RECENT_ROUND_TRIPS)
    .map(({ tookMs }) => tookMs)
    .toSorted((one, other) => one - other);
  return recent[Math.floor((recent.length - 1) / 2)] ?? null;
}

/** Largest credit of a player with that recent round trip; 0 without a measurement. */
export const lagCreditLimitMs = (recentRoundTripMs: number | null): number =>
  Math.max(0, Math.floor(Math.min(recentRoundTripMs ?? 0, LAG_CREDIT_MAX_MS)));

/**
 * Credit for the measured lag: at most 300 ms, and never more than the player's own recent round trip, so
 * that a claimed slow line gains nothing. Null: not measured.
 */
export const lagCreditMs = (measuredLagMs: number | null, recentRoundTripMs: number | null): number =>
  Math.max(0, Math.floor(Math.min(measuredLagMs ?? 0, lagCreditLimitMs(recentRoundTripMs))));

/** Time of an answer by the server's clock, less the credit; never below 0. */
export const fairElapsedMs = (elapsedMs: number, creditMs: number): number =>
  Math.max(0, elapsedMs - creditMs);
