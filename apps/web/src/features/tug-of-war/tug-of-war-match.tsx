import type { MatchView } from '@trivia/contract/match.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { LiveMatchFlow } from '../play/live/live-match-flow.tsx';
import { PairBoard } from '../play/live/pair-board.tsx';
import { MatchSkeleton } from '../play/match/match-skeleton.tsx';
import { Rope } from './rope.tsx';

const TugOfWarResult = lazyPart({
  areas: ['outcome', 'game'],
  load: async () => (await import('./tug-of-war-result.tsx')).TugOfWarResult,
  fallback: <MatchSkeleton />,
});

const Head = ({ match }: { readonly match: MatchView }) => (
  <PairBoard match={match}>
    <Rope match={match} />
  </PairBoard>
);

/** A match of tug of war. */
export function TugOfWarMatch({ matchId }: { readonly matchId: string }) {
  return <LiveMatchFlow key={matchId} matchId={matchId} Head={Head} Result={TugOfWarResult} />;
}
