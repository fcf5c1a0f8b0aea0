import { LiveMatchFlow } from '../../game/live/live-match-flow.tsx';
import { MatchSkeleton } from '../../game/match/match-skeleton.tsx';
import { lazyPart } from '../../lib/loading/lazy-part.tsx';
import { Survivors } from './survivors.tsx';

const SurvivalDuelResult = lazyPart({
  areas: ['outcome', 'game'],
  load: async () => (await import('./survival-duel-result.tsx')).SurvivalDuelResult,
  fallback: <MatchSkeleton />,
});

/** A survival duel. */
export function SurvivalDuelMatch({ matchId }: { readonly matchId: string }) {
  return <LiveMatchFlow key={matchId} matchId={matchId} Head={Survivors} Result={SurvivalDuelResult} />;
}
