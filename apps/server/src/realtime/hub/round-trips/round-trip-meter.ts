import {
  RECENT_ROUND_TRIPS,
  ROUND_TRIP_LIVES_MS,
  type RoundTrip,
  recentRoundTripMs,
} from '@trivia/rules/pace/fair-time.ts';

/** Meter of a connection's round trips, measured by this server only. */
export class RoundTripMeter {
  /** Stamp of the unanswered ping, of which there is at most one. */
  #pendingStamp: string | undefined;
  #lastPingMs = Number.NEGATIVE_INFINITY;
  #roundTrips: readonly RoundTrip[] = [];

  /** Whether to ping now: at each opportunity until there are enough measurements, then once per interval. */
  isDue(nowMs: number, everyMs: number): boolean {
    const sinceMs = nowMs - this.#lastPingMs;
    if (this.#pendingStamp !== undefined) return sinceMs > ROUND_TRIP_LIVES_MS;
    return sinceMs >= everyMs || this.#roundTrips.length < RECENT_ROUND_TRIPS;
  }

  /** Starts a measurement. Returns the stamp that the client has to send back. */
  startPing(nowMs: number): string {
    this.#lastPingMs = nowMs;
    this.#pendingStamp = String(nowMs);
    return this.#pendingStamp;
  }

  /** Ends a measurement. False for an unknown or repeated stamp. */
  recordPong(stamp: string, nowMs: number): boolean {
    if (stamp !== this.#pendingStamp) return false;
    this.#pendingStamp = undefined;
    const roundTrip = { tookMs: Math.max(0, nowMs - this.#lastPingMs), atMs: nowMs };
    this.#roundTrips = [...this.#roundTrips, roundTrip].slice(-RECENT_ROUND_TRIPS);
    return true;
  }

  recentMs(nowMs: number): number | null {
    return recentRoundTripMs(this.#roundTrips, nowMs);
  }
}
