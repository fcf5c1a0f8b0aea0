import { lazyScreen } from '../../lib/lazy-screen.ts';
import { MatchFlow } from '../play/match/match-flow.tsx';
import { MatchPlace } from '../play/match/match-place.tsx';
import { PuzzleBoard } from './puzzle-board.tsx';
import { puzzlePath } from './puzzle-path.ts';
import { PuzzleStatus } from './puzzle-status.tsx';

const PuzzleResult = lazyScreen(async () => (await import('./puzzle-result.tsx')).PuzzleResult);

/** A match of the puzzle. */
export function PuzzleMatchScreen() {
  return (
    <MatchPlace type="puzzle" landing={puzzlePath}>
      {(matchId) => (
        <MatchFlow
          key={matchId}
          matchId={matchId}
          exitText="exit.puzzleBody"
          Status={PuzzleStatus}
          Board={PuzzleBoard}
          Result={PuzzleResult}
        />
      )}
    </MatchPlace>
  );
}
