import { lazyPart } from '../../lib/lazy-part.tsx';
import { MatchFlow } from '../play/match/match-flow.tsx';
import { MatchPlace } from '../play/match/match-place.tsx';
import { MatchSkeleton } from '../play/match/match-skeleton.tsx';
import { Lives } from './lives.tsx';
import { survivalPath } from './survival-path.ts';

const SurvivalResult = lazyPart({
  areas: ['game'],
  load: async () => (await import('./survival-result.tsx')).SurvivalResult,
  fallback: <MatchSkeleton />,
});

/** A match of solo survival. */
export function SurvivalMatchScreen() {
  return (
    <MatchPlace type="survival" landing={survivalPath}>
      {(matchId) => (
        <MatchFlow
          key={matchId}
          matchId={matchId}
          exitText="exit.survivalBody"
          Status={Lives}
          Result={SurvivalResult}
        />
      )}
    </MatchPlace>
  );
}
