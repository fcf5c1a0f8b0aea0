import type { MatchView } from '@trivia/contract/match.ts';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { LiveMatchFlow } from '../play/live/live-match-flow.tsx';
import { PairBoard } from '../play/live/pair-board.tsx';
import { Rope } from './rope.tsx';

const TugOfWarResult = lazyScreen(async () => (await import('./tug-of-war-result.tsx')).TugOfWarResult);

const Head = ({ match }: { readonly match: MatchView }) => (
  <PairBoard match={match}>
    <Rope match={match} />
  </PairBoard>
);

/** A match of tug of war. */
export function TugOfWarMatch({ matchId }: { readonly matchId: string }) {
  return <LiveMatchFlow key={matchId} matchId={matchId} Head={Head} Result={TugOfWarResult} />;
}
