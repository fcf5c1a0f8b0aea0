import { lazyPart } from '../../lib/lazy-part.tsx';
import { LiveMatchFlow } from '../play/live/live-match-flow.tsx';
import { MatchSkeleton } from '../play/match/match-skeleton.tsx';
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
