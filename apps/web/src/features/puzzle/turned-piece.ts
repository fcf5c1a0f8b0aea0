import type { MatchView } from '@trivia/contract/play/match.ts';

/** Position of the piece that the last answer has turned; undefined if it turned none, or the next question is open. */
export function turnedPiece({ phase, closedRounds, standing }: MatchView): number | undefined {
  const isTurned = phase !== 'round' && closedRounds.at(-1)?.verdict === 'right';
  return isTurned ? standing.openPieces?.at(-1) : undefined;
}

/** Number of wrong answers left. */
export function missesLeft({
  openPieces = [],
  pieceCount = 0,
  roundsLeft = 0,
}: MatchView['standing']): number {
  return Math.max(0, roundsLeft - (pieceCount - openPieces.length));
}
