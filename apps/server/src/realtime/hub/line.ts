import {
  RECENT_ROUND_TRIPS,
  ROUND_TRIP_LIVES_MS,
  type RoundTrip,
  recentRoundTripMs,
} from '@trivia/rules/fair-time.ts';

/** How long a connection takes there and back, by what this server sees of it alone. */
export class Line {
  /** What the other side still has to answer; one thing at a time. */
  #waitingFor: string | undefined;
  #lastAskedMs = Number.NEGATIVE_INFINITY;
  #roundTrips: readonly RoundTrip[] = [];

  /** Whether to ask now: at each opportunity until enough is known, then once in a while. */
  isDue(nowMs: number, everyMs: number): boolean {
    const sinceMs = nowMs - this.#lastAskedMs;
    if (this.#waitingFor !== undefined) return sinceMs > ROUND_TRIP_LIVES_MS;
    return sinceMs >= everyMs || this.#roundTrips.length < RECENT_ROUND_TRIPS;
  }

  /** Returns the time stamp that the other side is to send back. */
  ask(nowMs: number): string {
    this.#lastAskedMs = nowMs;
    this.#waitingFor = String(nowMs);
    return this.#waitingFor;
  }

  /** A time stamp came back. False for what was not asked, or was answered before. */
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
