/** An answer that has not arrived yet, kept over a reload of the page: for this tab, and for its round alone. */
const KEY = 'kept-answer';

/** An answer as it is sent. */
export interface GivenAnswer {
  readonly round: number;
  readonly optionId: string;
  /** Of live matches: how long the question had been open on this screen. */
  readonly seenForMs?: number;
}

interface KeptAnswer extends GivenAnswer {
  readonly matchId: string;
}

/** Private windows may refuse storage; a reload then loses the answer. */
export function keepAnswer(answer: KeptAnswer | null): void {
  try {
    if (answer) sessionStorage.setItem(KEY, JSON.stringify(answer));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The answer is not kept, and the game goes on.
  }
}

/** The answer that was given in this round before the reload, or null. */
export function keptAnswer(matchId: string, round: number): GivenAnswer | null {
  try {
    const kept: KeptAnswer | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (kept?.matchId !== matchId || kept.round !== round) return null;
    const { optionId, seenForMs } = kept;
    return { round, optionId, ...(seenForMs !== undefined && { seenForMs }) };
  } catch {
    return null;
  }
}
