/** Time of a reveal, from which parts that are rendered later count their delays. */

/** Marks a round as revealed now. */
export function markReveal(round: HTMLElement): void {
  round.dataset.revealedAtMs = String(performance.now());
}

/** Milliseconds since the reveal of the round around an element; 0 outside of a reveal. */
export function msSinceReveal(part: HTMLElement): number {
  const round = part.closest<HTMLElement>('[data-revealed-at-ms]');
  return round ? performance.now() - Number(round.dataset.revealedAtMs) : 0;
}
