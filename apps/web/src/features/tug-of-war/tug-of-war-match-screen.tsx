import { LiveMatchPlace } from '../../game/live/live-match-place.tsx';
import { TugOfWarMatch } from './tug-of-war-match.tsx';

/** The match that the address names. */
export function TugOfWarMatchScreen() {
  return (
    <LiveMatchPlace landing="/play/tug-of-war">
      {(matchId) => <TugOfWarMatch matchId={matchId} />}
    </LiveMatchPlace>
  );
}
