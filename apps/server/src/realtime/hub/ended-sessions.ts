/** Sent before the close after which an honest client has everything signed anew. */
export const SESSION_ENDED = 'A session of the user has ended since this socket was opened.';

/**
 * Times at which users' sessions ended. A signature for a socket that was open by then may belong to the user
 * who was signed out, so it is refused at any later time.
 */
export class EndedSessions {
  readonly #endedAtMs = new Map<string, number>();

  /** Drops times before the oldest open connection, which no signature can refer to. */
  note(userId: string, nowMs: number, oldestOpenedAtMs: number): void {
    for (const [id, endedAtMs] of this.#endedAtMs) {
      if (endedAtMs < oldestOpenedAtMs) this.#endedAtMs.delete(id);
    }
    this.#endedAtMs.set(userId, nowMs);
  }

  /** Whether a session of the user has ended since the socket opened. */
  hasEndedSince(userId: string, openedAtMs: number): boolean {
    return openedAtMs <= (this.#endedAtMs.get(userId) ?? Number.NEGATIVE_INFINITY);
  }
}
