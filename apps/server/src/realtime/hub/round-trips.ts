import { ROUND_TRIP_LIVES_MS } from '@trivia/rules/fair-time.ts';

/** What one connection of a user takes there and back. */
export interface MeasuredRoundTrip {
  readonly userId: string;
  readonly socketId: string;
  readonly tookMs: number;
}

type Known = Map<string, { readonly tookMs: number; readonly atMs: number }>;

const isOld = (atMs: number, nowMs: number): boolean => nowMs - atMs > ROUND_TRIP_LIVES_MS;

/** The recent round trips of users, wherever they are connected. */
export class RoundTrips {
  /** By user, then by socket. */
  readonly #known = new Map<string, Known>();
  /** What other nodes do not know yet. */
  #unshared: MeasuredRoundTrip[] = [];

  learn({ userId, socketId, tookMs }: MeasuredRoundTrip, nowMs: number): void {
    const known: Known = this.#known.get(userId) ?? new Map();
    this.#known.set(userId, known.set(socketId, { tookMs, atMs: nowMs }));
  }

  /** The same, of what this node has measured itself. */
  measured(roundTrip: MeasuredRoundTrip, nowMs: number): void {
    this.learn(roundTrip, nowMs);
    this.#unshared.push(roundTrip);
  }

  /** What this node has measured since it was last asked. */
  takeUnshared(): readonly MeasuredRoundTrip[] {
    const taken = this.#unshared;
    this.#unshared = [];
    return taken;
  }

  /** Of several connections the quickest; null when none was measured lately. */
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
