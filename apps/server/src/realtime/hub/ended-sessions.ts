/** Message before the close, after which a client reconnects and authorises everything again. */
export const SESSION_ENDED = 'A session of the user has ended since this socket was opened.';

/**
 * Times at which users' sessions ended. A signature for a socket that was open at that time may belong to the signed-
 * out user, so it is refused from then on.
 */
export class EndedSessions {
  readonly #endedAtMs = new Map<string, number>();

  /** Records an ended session, and drops those before the oldest open connection, which no signature can concern. */
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
