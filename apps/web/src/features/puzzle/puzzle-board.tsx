import type { MatchView } from '@trivia/contract/play/match.ts';
import { PUZZLE_PIECES } from '@trivia/rules/modes/mode-constants.ts';
import { memo } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { PictureBoard } from './picture-board.tsx';
import { turnedPiece } from './turned-piece.ts';

/** The picture of a match with its open pieces. */
export const PuzzleBoard = memo(function PuzzleBoard({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const { pictureId, openPieces = [], pieceCount = PUZZLE_PIECES } = match.standing;
  if (!pictureId) return null;
  return (
    <PictureBoard
      pictureId={pictureId}
      openPieces={openPieces}
      turning={turnedPiece(match)}
      label={t('puzzle.board', { open: openPieces.length, total: pieceCount })}
    />
  );
});
