import TinyQueue from 'tinyqueue';

interface Due {
  readonly matchId: string;
  readonly dueAtMs: number;
}

/** Due times of this node's matches, as a priority queue. */
export class DueList {
  readonly #dueAtMs = new Map<string, number>();
  /** Outdated entries stay in the queue and are skipped when they come up. */
  readonly #queue = new TinyQueue<Due>([], (one, other) => one.dueAtMs - other.dueAtMs);

  get size(): number {
    return this.#dueAtMs.size;
  }

  get nextMs(): number | undefined {
    return this.#first?.dueAtMs;
  }

  /** Sets the due time; null removes the match. */
  set(matchId: string, dueAtMs: number | null): void {
    if (dueAtMs === null) {
      this.#dueAtMs.delete(matchId);
    } else if (this.#dueAtMs.get(matchId) !== dueAtMs) {
      this.#dueAtMs.set(matchId, dueAtMs);
      this.#queue.push({ matchId, dueAtMs });
    }
  }

  /** Updates the due time of a match, if it is on the list. */
  move(matchId: string, dueAtMs: number | null): void {
    if (this.#dueAtMs.has(matchId)) this.set(matchId, dueAtMs);
  }

  /** Removes and returns the matches that are due, earliest first. */
  take(nowMs: number): string[] {
    const due: string[] = [];
    for (let first = this.#first; first && first.dueAtMs <= nowMs; first = this.#first) {
      due.push(first.matchId);
      this.#dueAtMs.delete(first.matchId);
    }
    return due;
  }

  get #first(): Due | undefined {
    for (let first = this.#queue.peek(); first; first = this.#queue.peek()) {
      if (this.#dueAtMs.get(first.matchId) === first.dueAtMs) return first;
      this.#queue.pop();
    }
    return undefined;
  }
}
