import type { MatchView } from '@trivia/contract/match.ts';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { LiveMatchFlow } from '../play/live/live-match-flow.tsx';
import { PairBoard } from '../play/live/pair-board.tsx';

const HeadToHeadResult = lazyScreen(async () => (await import('./head-to-head-result.tsx')).HeadToHeadResult);

const Head = ({ match }: { readonly match: MatchView }) => <PairBoard match={match} hasTime />;

/** A 1v1 battle. */
export function HeadToHeadMatch({ matchId }: { readonly matchId: string }) {
  return <LiveMatchFlow key={matchId} matchId={matchId} Head={Head} Result={HeadToHeadResult} />;
}
