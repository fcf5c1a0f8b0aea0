import { MatchFlow } from '../../game/match/match-flow.tsx';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';

const DailyResult = lazyScreen(async () => (await import('./daily-result.tsx')).DailyResult);

/** A match of the daily challenge. */
export function DailyMatch({ matchId }: { readonly matchId: string }) {
  return <MatchFlow matchId={matchId} exitText="exit.daily" Result={DailyResult} />;
}
