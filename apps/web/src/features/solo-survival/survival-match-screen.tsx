import { lazyScreen } from '../../lib/lazy-screen.ts';
import { MatchFlow } from '../play/match/match-flow.tsx';
import { MatchPlace } from '../play/match/match-place.tsx';
import { Lives } from './lives.tsx';
import { survivalPath } from './survival-path.ts';

const SurvivalResult = lazyScreen(async () => (await import('./survival-result.tsx')).SurvivalResult);

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
