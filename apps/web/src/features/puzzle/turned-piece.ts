import type { MatchView } from '@trivia/contract/play/match.ts';

/** Verdict that is being revealed; undefined while a question is open. */
const revealedVerdict = ({ phase, closedRounds }: MatchView) =>
  phase === 'round' ? undefined : closedRounds.at(-1)?.verdict;

/** Position of the piece that the last answer has turned; undefined if it turned none, or the next question is open. */
export function turnedPiece(match: MatchView): number | undefined {
  return revealedVerdict(match) === 'right' ? match.standing.openPieces?.at(-1) : undefined;
}

/** Whether the last answer was wrong or missing, until the next question opens. */
export function hasMissed(match: MatchView): boolean {
  const verdict = revealedVerdict(match);
  return verdict === 'wrong' || verdict === 'none';
}

/** Number of wrong answers left. */
export function missesLeft({
  openPieces = [],
  pieceCount = 0,
  roundsLeft = 0,
}: MatchView['standing']): number {
  return Math.max(0, roundsLeft - (pieceCount - openPieces.length));
}
