import { ROUND_TRIP_MAX_AGE_MS } from '@trivia/rules/pace/fair-time.ts';

/** Round trip of one connection of a user. */
export interface MeasuredRoundTrip {
  readonly userId: string;
  readonly socketId: string;
  readonly tookMs: number;
}

type Known = Map<string, { readonly tookMs: number; readonly atMs: number }>;

const isOld = (atMs: number, nowMs: number): boolean => nowMs - atMs > ROUND_TRIP_MAX_AGE_MS;

/** Recent round trips of users, on all nodes. */
export class RoundTrips {
  /** By user, then by socket. */
  readonly #known = new Map<string, Known>();
  /** Measurements not yet sent to other nodes. */
  #unshared: MeasuredRoundTrip[] = [];

  add({ userId, socketId, tookMs }: MeasuredRoundTrip, nowMs: number): void {
    const known: Known = this.#known.get(userId) ?? new Map();
    this.#known.set(userId, known.set(socketId, { tookMs, atMs: nowMs }));
  }

  /** Adds a measurement of this node, to be shared. */
  record(roundTrip: MeasuredRoundTrip, nowMs: number): void {
    this.add(roundTrip, nowMs);
    this.#unshared.push(roundTrip);
  }

  /** Returns this node's measurements since the last call. */
  takeUnshared(): readonly MeasuredRoundTrip[] {
    const taken = this.#unshared;
    this.#unshared = [];
    return taken;
  }

  /** Shortest recent round trip of the user's connections, in milliseconds; null without one. */
  of(userId: string, nowMs: number): number | null {
    const recent = [...(this.#known.get(userId)?.values() ?? [])].filter(({ atMs }) => !isOld(atMs, nowMs));
    return recent.length === 0 ? null : Math.min(...recent.map(({ tookMs }) => tookMs));
  }

  forgetOld(nowMs: number): void {
    for (const [userId, known] of this.#known) {
      for (const [socketId, { atMs }] of known) if (isOld(atMs, nowMs)) known.delete(socketId);
      if (known.size === 0) this.#known.delete(userId);
    }
  }
}
