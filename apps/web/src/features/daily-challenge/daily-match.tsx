import { lazyScreen } from '../../lib/lazy-screen.ts';
import { MatchFlow } from '../play/match/match-flow.tsx';

const DailyResult = lazyScreen(async () => (await import('./daily-result.tsx')).DailyResult);

/** A match of the daily challenge. */
export function DailyMatch({ matchId }: { readonly matchId: string }) {
  return <MatchFlow matchId={matchId} exitText="exit.body" Result={DailyResult} />;
}
