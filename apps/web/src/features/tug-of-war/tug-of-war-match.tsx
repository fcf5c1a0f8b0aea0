import type { MatchView } from '@trivia/contract/match.ts';
import { LiveMatchFlow } from '../../game/live/live-match-flow.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { lazyPart } from '../../lib/loading/lazy-part.tsx';
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
