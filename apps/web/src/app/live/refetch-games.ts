import type { QueryClient } from '@tanstack/react-query';
import { dailyQuery, unfinishedQuery } from '../../game/queries/daily-query.ts';

/** Refetches the player's games on the shown screen, after a game on another device or the end of one. */
export function refetchGames(queryClient: QueryClient): void {
  for (const queryKey of [dailyQuery.queryKey, unfinishedQuery.queryKey, ['stakes']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/**
 * Refetches running matches on every screen, since a live one may have begun. A failure is ignored: a later event or
 * screen refetches.
 */
export function refetchRunningMatches(queryClient: QueryClient): void {
  void queryClient.prefetchQuery({ ...unfinishedQuery, staleTime: 0 });
}
