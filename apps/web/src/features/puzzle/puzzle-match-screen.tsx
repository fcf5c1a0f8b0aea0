import { MatchFlow } from '../../game/match/match-flow.tsx';
import { MatchPlace } from '../../game/match/match-place.tsx';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { lazyPart } from '../../lib/loading/lazy-part.tsx';
import { PuzzleBoard } from './puzzle-board.tsx';
import { puzzlePath } from './puzzle-path.ts';
import { PuzzleStatus } from './puzzle-status.tsx';

const PuzzleResult = lazyPart({
  areas: ['game'],
  load: async () => (await import('./puzzle-result.tsx')).PuzzleResult,
  fallback: <MatchSkeleton />,
});

/** A match of the puzzle. */
export function PuzzleMatchScreen() {
  return (
    <MatchPlace type="puzzle" landing={puzzlePath}>
      {(matchId) => (
        <MatchFlow
          key={matchId}
          matchId={matchId}
          exitText="exit.puzzle"
          Status={PuzzleStatus}
          Board={PuzzleBoard}
          Result={PuzzleResult}
        />
      )}
    </MatchPlace>
  );
}
