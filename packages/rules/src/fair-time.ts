/** Gives back the time that an answer spent on the way. */

export const LAG_CREDIT_MAX_MS = 300;

/** So many round trips of a player are looked at, the latest. */
export const RECENT_ROUND_TRIPS = 5;
/** Older ones tell nothing of the line as it is now. */
export const ROUND_TRIP_LIVES_MS = 30_000;

export interface RoundTrip {
  readonly tookMs: number;
  /** When it was over. */
  readonly atMs: number;
}

/** The median of the latest round trips, which a single lost packet does not move; null when there are none. */
export function recentRoundTripMs(roundTrips: readonly RoundTrip[], nowMs: number): number | null {
  const recent = roundTrips
    .filter(({ atMs }) => nowMs - atMs <= ROUND_TRIP_LIVES_MS)
    .slice(-RECENT_ROUND_TRIPS)
    .map(({ tookMs }) => tookMs)
    .toSorted((one, other) => one - other);
  return recent[Math.floor((recent.length - 1) / 2)] ?? null;
}

/** The most that may be given back to a player with that recent round trip; nothing to who was not measured. */
export const lagCreditLimitMs = (recentRoundTripMs: number | null): number =>
  Math.max(0, Math.floor(Math.min(recentRoundTripMs ?? 0, LAG_CREDIT_MAX_MS)));

/**
 * What is given back of the measured lag: at most 300 ms, and never more than the player's own recent round trip,
 * so that nobody gains by claiming a slow line. Null: not measured.
 */
export const lagCreditMs = (measuredLagMs: number | null, recentRoundTripMs: number | null): number =>
  Math.max(0, Math.floor(Math.min(measuredLagMs ?? 0, lagCreditLimitMs(recentRoundTripMs))));

/** The time an answer took, by the server's clock, less the credit; never below 0. */
export const fairElapsedMs = (elapsedMs: number, creditMs: number): number =>
  Math.max(0, elapsedMs - creditMs);
