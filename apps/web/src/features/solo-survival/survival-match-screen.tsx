import { MatchFlow } from '../../game/match/match-flow.tsx';
import { MatchPlace } from '../../game/match/match-place.tsx';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { lazyPart } from '../../lib/loading/lazy-part.tsx';
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
          exitText="exit.solo-survival"
          Status={Lives}
          Result={SurvivalResult}
        />
      )}
    </MatchPlace>
  );
}
