import { LiveMatchPlace } from '../../game/live/live-match-place.tsx';
import { SurvivalDuelMatch } from './survival-duel-match.tsx';

/** The match that the address names. */
export function SurvivalDuelMatchScreen() {
  return (
    <LiveMatchPlace landing="/play/multi-survival">
      {(matchId) => <SurvivalDuelMatch matchId={matchId} />}
    </LiveMatchPlace>
  );
}
