/** Said before the close after which an honest client has everything signed anew. */
export const SESSION_ENDED = 'A session of the user has ended since this socket was opened.';

/**
 * When sessions of users ended. What was signed for a socket that was open by then may have been signed for whoever was
 * signed out, and is worth nothing, however late it is shown.
 */
export class EndedSessions {
  readonly #endedAtMs = new Map<string, number>();

  /** Of a moment before the oldest connection was made nothing has to be known any more. */
  note(userId: string, nowMs: number, oldestOpenedAtMs: number): void {
    for (const [id, endedAtMs] of this.#endedAtMs) {
      if (endedAtMs < oldestOpenedAtMs) this.#endedAtMs.delete(id);
    }
    this.#endedAtMs.set(userId, nowMs);
  }

  /** Whether a session of the user has ended since the socket was opened. */
  hasEndedSince(userId: string, openedAtMs: number): boolean {
    return openedAtMs <= (this.#endedAtMs.get(userId) ?? Number.NEGATIVE_INFINITY);
  }
}
