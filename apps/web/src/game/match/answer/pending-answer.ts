/** Unconfirmed answer of this tab's current round, which survives a reload. */
const KEY = 'kept-answer';

/** An answer as it is sent. */
export interface GivenAnswer {
  readonly round: number;
  readonly optionId: string;
  /** Time for which the question had been open on this screen; live matches only. */
  readonly seenForMs?: number;
}

interface PendingAnswer extends GivenAnswer {
  readonly matchId: string;
}

/** Without storage, a reload loses the answer. */
export function savePendingAnswer(answer: PendingAnswer | null): void {
  try {
    if (answer) sessionStorage.setItem(KEY, JSON.stringify(answer));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The match works without the saved answer.
  }
}

/** Answer from before a reload, if it belongs to this round. */
export function pendingAnswer(matchId: string, round: number): GivenAnswer | null {
  try {
    const saved: PendingAnswer | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (saved?.matchId !== matchId || saved.round !== round) return null;
    const { optionId, seenForMs } = saved;
    return { round, optionId, ...(seenForMs !== undefined && { seenForMs }) };
  } catch {
    return null;
  }
}
