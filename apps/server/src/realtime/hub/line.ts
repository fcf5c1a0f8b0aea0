import {
  RECENT_ROUND_TRIPS,
  ROUND_TRIP_LIVES_MS,
  type RoundTrip,
  recentRoundTripMs,
} from '@trivia/rules/pace/fair-time.ts';

/** Round trips of one connection, measured by this server alone. */
export class Line {
  /** Stamp of the one unanswered ping. */
  #waitingFor: string | undefined;
  #lastAskedMs = Number.NEGATIVE_INFINITY;
  #roundTrips: readonly RoundTrip[] = [];

  /** Whether to ping now: at each opportunity until enough is known, then once per interval. */
  isDue(nowMs: number, everyMs: number): boolean {
    const sinceMs = nowMs - this.#lastAskedMs;
    if (this.#waitingFor !== undefined) return sinceMs > ROUND_TRIP_LIVES_MS;
    return sinceMs >= everyMs || this.#roundTrips.length < RECENT_ROUND_TRIPS;
  }

  /** Returns the stamp for the other side to send back. */
  ask(nowMs: number): string {
    this.#lastAskedMs = nowMs;
    this.#waitingFor = String(nowMs);
    return this.#waitingFor;
  }

  /** Records a returned stamp. False for one that was not sent, or was answered before. */
  answer(stamp: string, nowMs: number): boolean {
    if (stamp !== this.#waitingFor) return false;
    this.#waitingFor = undefined;
    const roundTrip = { tookMs: Math.max(0, nowMs - this.#lastAskedMs), atMs: nowMs };
    this.#roundTrips = [...this.#roundTrips, roundTrip].slice(-RECENT_ROUND_TRIPS);
    return true;
  }

  recentMs(nowMs: number): number | null {
    return recentRoundTripMs(this.#roundTrips, nowMs);
  }
}
