import { soloMatch } from '../../game/match/solo-match.tsx';
import { PuzzleBoard } from './puzzle-board.tsx';
import { PuzzleStatus } from './puzzle-status.tsx';

/** Match screen of the puzzle. */
export const PuzzleMatch = soloMatch('puzzle', {
  exitText: 'exit.puzzle',
  Status: PuzzleStatus,
  Board: PuzzleBoard,
});
