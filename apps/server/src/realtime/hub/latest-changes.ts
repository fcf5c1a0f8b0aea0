import type { MemberChange } from '../cluster/cluster.ts';

/** Time after which a message that is still under way has been lost. */
const KEEP_MS = 10_000;

interface Noted {
  readonly atUs: number;
  readonly notedAtMs: number;
}

const keyOf = (channel: string, userId: string): string => JSON.stringify([channel, userId]);

/**
 * Times of the latest arrivals and departures. Two nodes may send the changes of one member in the wrong order, and
 * clients that applied them so would have a wrong list until their next subscription.
 */
export class LatestChanges {
  /** By channel and user; the latest noted is last. */
  readonly #noted = new Map<string, Noted>();

  /** Records a change. Returns false for one that is older than another of the same member. */
  note(channel: string, { userId, atUs }: Omit<MemberChange, 'isThere'>, nowMs: number): boolean {
    this.#forgetOld(nowMs);
    if (atUs === undefined) return true;
    const key = keyOf(channel, userId);
    const latest = this.#noted.get(key);
    if (latest && atUs < latest.atUs) return false;
    this.#noted.delete(key);
    this.#noted.set(key, { atUs, notedAtMs: nowMs });
    return true;
  }

  /** Whether a change of the member was recorded within the last seconds. */
  has(channel: string, userId: string): boolean {
    return this.#noted.has(keyOf(channel, userId));
  }

  #forgetOld(nowMs: number): void {
    for (const [key, { notedAtMs }] of this.#noted) {
      // The clock may have been set back.
      if (Math.abs(nowMs - notedAtMs) < KEEP_MS) return;
      this.#noted.delete(key);
    }
  }
}
