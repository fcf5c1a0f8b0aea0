import {
  RECENT_ROUND_TRIPS,
  ROUND_TRIP_MAX_AGE_MS,
  type RoundTrip,
  recentRoundTripMs,
} from '@trivia/rules/pace/fair-time.ts';

/** Maximum spread of the round trips of a steady connection, which is measured less often. */
const STEADY_MS = 50;
/**
 * Number of immediate pings after a connection becomes unsteady, after which the median adapts as quickly as for
 * others.
 */
const PINGS_AFTER_CHANGE = 2;

interface Intervals {
  readonly roundTripEveryMs: number;
  readonly steadyRoundTripEveryMs: number;
}

/** Meter of a connection's round trips, measured by this server only. */
export class RoundTripMeter {
  /** Stamp of the unanswered ping, of which there is at most one. */
  #pendingStamp: string | undefined;
  #lastPingMs = Number.NEGATIVE_INFINITY;
  #roundTrips: readonly RoundTrip[] = [];
  #isSteady = false;
  /** Number of pings due at the next opportunities. */
  #pingsAtOnce = 0;

  /** Whether to ping now: at each opportunity until there are enough measurements, then once per interval. */
  isDue(nowMs: number, { roundTripEveryMs, steadyRoundTripEveryMs }: Intervals): boolean {
    const sinceMs = nowMs - this.#lastPingMs;
    if (this.#pendingStamp !== undefined) return sinceMs > ROUND_TRIP_MAX_AGE_MS;
    if (this.#roundTrips.length < RECENT_ROUND_TRIPS || this.#pingsAtOnce > 0) return true;
    return sinceMs >= (this.#isSteady ? steadyRoundTripEveryMs : roundTripEveryMs);
  }

  /** Starts a measurement. Returns the stamp that the client has to send back. */
  startPing(nowMs: number): string {
    this.#lastPingMs = nowMs;
    this.#pingsAtOnce = Math.max(0, this.#pingsAtOnce - 1);
    this.#pendingStamp = String(nowMs);
    return this.#pendingStamp;
  }

  /** Ends a measurement. False for an unknown or repeated stamp. */
  recordPong(stamp: string, nowMs: number): boolean {
    if (stamp !== this.#pendingStamp) return false;
    this.#pendingStamp = undefined;
    const roundTrip = { tookMs: Math.max(0, nowMs - this.#lastPingMs), atMs: nowMs };
    this.#roundTrips = [...this.#roundTrips, roundTrip].slice(-RECENT_ROUND_TRIPS);
    this.#updateSteadiness();
    return true;
  }

  #updateSteadiness(): void {
    const wasSteady = this.#isSteady;
    const tookMs = this.#roundTrips.map((one) => one.tookMs);
    const isKnown = tookMs.length === RECENT_ROUND_TRIPS;
    this.#isSteady = isKnown && Math.max(...tookMs) - Math.min(...tookMs) <= STEADY_MS;
    if (wasSteady && !this.#isSteady) this.#pingsAtOnce = PINGS_AFTER_CHANGE;
  }

  recentMs(nowMs: number): number | null {
    return recentRoundTripMs(this.#roundTrips, nowMs);
  }
}
