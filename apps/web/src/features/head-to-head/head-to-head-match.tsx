import type { MatchView } from '@trivia/contract/match.ts';
import { LiveMatchFlow } from '../../game/live/live-match-flow.tsx';
import { PairBoard } from '../../game/live/seats/pair-board.tsx';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { lazyPart } from '../../lib/loading/lazy-part.tsx';

const HeadToHeadResult = lazyPart({
  areas: ['outcome', 'game'],
  load: async () => (await import('./head-to-head-result.tsx')).HeadToHeadResult,
  fallback: <MatchSkeleton />,
});

const Head = ({ match }: { readonly match: MatchView }) => <PairBoard match={match} hasTime />;

/** A 1v1 battle. */
export function HeadToHeadMatch({ matchId }: { readonly matchId: string }) {
  return <LiveMatchFlow key={matchId} matchId={matchId} Head={Head} Result={HeadToHeadResult} />;
}
