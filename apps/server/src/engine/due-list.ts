/** When each match of this node needs the clock next. */
export class DueList {
  readonly #dueAtMs = new Map<string, number>();

  get nextMs(): number | undefined {
    let next: number | undefined;
    for (const dueAtMs of this.#dueAtMs.values()) next = Math.min(next ?? dueAtMs, dueAtMs);
    return next;
  }

  /** Null takes a match off the list. */
  set(matchId: string, dueAtMs: number | null): void {
    if (dueAtMs === null) this.#dueAtMs.delete(matchId);
    else this.#dueAtMs.set(matchId, dueAtMs);
  }

  /** Takes off and returns what is due. */
  take(nowMs: number): string[] {
    const due = [...this.#dueAtMs].filter(([, dueAtMs]) => dueAtMs <= nowMs).map(([matchId]) => matchId);
    for (const matchId of due) this.#dueAtMs.delete(matchId);
    return due;
  }
}
