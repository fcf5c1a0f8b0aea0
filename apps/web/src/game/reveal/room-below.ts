const GAP = 6;

/**
 * Height in pixels that a sheet at the foot of the screen may have without covering the right answer or the player's
 * own.
 */
export function roomBelowAnswers(): number {
  const answers = document.querySelectorAll('section [data-mark=right], section [data-mark=wrong]');
  const ends = [...answers].map((answer) => answer.getBoundingClientRect().bottom);
  return innerHeight - Math.max(0, ...ends) - GAP;
}
