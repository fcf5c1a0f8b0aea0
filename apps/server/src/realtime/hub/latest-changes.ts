import type { MemberChange } from '../cluster/cluster.ts';

/** Time after which a message that is still under way has been lost. */
const KEEP_MS = 10_000;

interface Noted {
  readonly atUs: number;
  readonly notedAtMs: number;
}

/**
 * Times of the latest arrivals and departures. Two nodes may send the changes of one member in the wrong order, and
 * clients that applied them so would have a wrong list until their next subscription.
 */
export class LatestChanges {
  /** By channel and user; the latest noted is last. */
  readonly #noted = new Map<string, Noted>();

  /**
   * Records a change. Returns false for one that is older than another of the same member, by less than a message
   * can take: by more, the shared clock was set back.
   */
  note(channel: string, { userId, atUs }: MemberChange, nowMs: number): boolean {
    this.#forgetOld(nowMs);
    if (atUs === undefined) return true;
    const key = JSON.stringify([channel, userId]);
    const latest = this.#noted.get(key);
    if (latest && atUs < latest.atUs && latest.atUs - atUs < KEEP_MS * 1000) return false;
    this.#noted.delete(key);
    this.#noted.set(key, { atUs, notedAtMs: nowMs });
    return true;
  }

  #forgetOld(nowMs: number): void {
    for (const [key, { notedAtMs }] of this.#noted) {
      if (notedAtMs > nowMs - KEEP_MS) return;
      this.#noted.delete(key);
    }
  }
}
