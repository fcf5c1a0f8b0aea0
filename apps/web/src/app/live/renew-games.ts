import type { QueryClient } from '@tanstack/react-query';
import { dailyQuery, unfinishedQuery } from '../../game/queries/daily-query.ts';

/** Asks again for the player's games on the shown screen: they played on another device, or a game ended. */
export function renewGames(queryClient: QueryClient): void {
  for (const queryKey of [dailyQuery.queryKey, unfinishedQuery.queryKey, ['stakes']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Asks for the matches that go on, on every screen: a live one may have begun. A failure is made up for later. */
export function renewRunningMatch(queryClient: QueryClient): void {
  void queryClient.prefetchQuery({ ...unfinishedQuery, staleTime: 0 });
}
