import type { MatchView } from '@trivia/contract/play/match.ts';
import { PUZZLE_PIECES } from '@trivia/rules/modes/mode-constants.ts';
import { memo } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './puzzle-status.module.css';
import { hasMissed, missesLeft, turnedPiece } from './turned-piece.ts';

const placeNames = [
  'puzzle.place.0',
  'puzzle.place.1',
  'puzzle.place.2',
  'puzzle.place.3',
  'puzzle.place.4',
  'puzzle.place.5',
  'puzzle.place.6',
  'puzzle.place.7',
  'puzzle.place.8',
] as const satisfies readonly MessageKey[];

/** Progress of the picture, and the number of wrong answers left. Announces each turned piece, and each mistake. */
export const PuzzleStatus = memo(function PuzzleStatus({ match }: { readonly match: MatchView }) {
  const { t } = useI18n();
  const { openPieces = [], pieceCount = PUZZLE_PIECES } = match.standing;
  const turned = placeNames[turnedPiece(match) ?? PUZZLE_PIECES];
  const misses = t('puzzle.missesLeft', { n: missesLeft(match.standing) });
  const missed = hasMissed(match) ? misses : null;
  return (
    <p className={styles.status}>
      <span>{t('puzzle.progress', { open: openPieces.length, total: pieceCount })}</span>
      <span className={styles.misses}>{misses}</span>
      <VisuallyHidden>
        <span role="status">{turned ? t('puzzle.opened', { place: t(turned) }) : missed}</span>
      </VisuallyHidden>
    </p>
  );
});
