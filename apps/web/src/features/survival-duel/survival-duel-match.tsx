import { lazyScreen } from '../../lib/lazy-screen.ts';
import { LiveMatchFlow } from '../play/live/live-match-flow.tsx';
import { Survivors } from './survivors.tsx';

const SurvivalDuelResult = lazyScreen(
  async () => (await import('./survival-duel-result.tsx')).SurvivalDuelResult,
);

/** A survival duel. */
export function SurvivalDuelMatch({ matchId }: { readonly matchId: string }) {
  return <LiveMatchFlow key={matchId} matchId={matchId} Head={Survivors} Result={SurvivalDuelResult} />;
}
