/** An answer that has not arrived yet, kept over a reload of the page: for this tab, and for its round alone. */
const KEY = 'kept-answer';

interface KeptAnswer {
  readonly matchId: string;
  readonly round: number;
  readonly optionId: string;
}

/** Private windows may refuse storage; a reload then forgets the answer. */
export function keepAnswer(answer: KeptAnswer | null): void {
  try {
    if (answer) sessionStorage.setItem(KEY, JSON.stringify(answer));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** The option that was chosen in this round before the reload, or null. */
export function keptOptionId(matchId: string, round: number): string | null {
  try {
    const kept: KeptAnswer | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return kept?.matchId === matchId && kept.round === round ? kept.optionId : null;
  } catch {
    return null;
  }
}
