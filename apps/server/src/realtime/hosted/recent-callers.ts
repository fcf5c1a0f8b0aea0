const RECENT_MS = 120_000;

/** Users with recent calls to this server, the only sign of presence when the sockets are hosted elsewhere. */
export class RecentCallers {
  /** Ordered by time, latest call last. */
  readonly #calledAtMs = new Map<string, number>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  note(userId: string): void {
    this.#calledAtMs.delete(userId);
    this.#calledAtMs.set(userId, this.#nowMs());
  }

  get users(): Iterable<string> {
    const sinceMs = this.#nowMs() - RECENT_MS;
    for (const [userId, calledAtMs] of this.#calledAtMs) {
      if (calledAtMs > sinceMs) break;
      this.#calledAtMs.delete(userId);
    }
    return this.#calledAtMs.keys();
  }
}
