import { LiveMatchPlace } from '../play/live/live-match-place.tsx';
import { TugOfWarMatch } from './tug-of-war-match.tsx';

/** The match that the address names. */
export function TugOfWarMatchScreen() {
  return <LiveMatchPlace type="tugofwar">{(matchId) => <TugOfWarMatch matchId={matchId} />}</LiveMatchPlace>;
}
