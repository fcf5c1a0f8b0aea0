import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { callApi } from '../../lib/api/api.ts';
import { timed } from '../../lib/time/server-clock.ts';

/** Errors that the screen shows itself, in place of the match. */
const shownByScreen = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'MATCH_NOT_FOUND'] as const;

/** Answers may arrive in any order; the higher version wins. */
export const newer = (shown: MatchView | undefined, told: MatchView): MatchView =>
  shown && shown.version > told.version ? shown : told;

export const matchQuery = (matchId: string) =>
  queryOptions({
    queryKey: ['match', matchId] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const told = await timed(
        () =>
          callApi(
            'GET /api/play/matches/:id',
            { params: { id: matchId } },
            { signal, handles: shownByScreen },
          ),
        (match) => match.serverTimeMs,
      );
      return newer(client.getQueryData<MatchView>(queryKey), told);
    },
    // The match changes by the player's own calls and by the clock, which `use-due-refetch` follows.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Shows a match that another call has answered. */
export function takeMatch(queryClient: QueryClient, told: MatchView): void {
  queryClient.setQueryData(matchQuery(told.id).queryKey, (shown) => newer(shown, told));
}

/** Locks a taken answer in while the round is open for others. The next version comes at its end. */
export function takeAnswer(
  queryClient: QueryClient,
  matchId: string,
  { round, optionId }: { readonly round: number; readonly optionId: string },
): void {
  queryClient.setQueryData(matchQuery(matchId).queryKey, (shown) =>
    shown?.round?.number === round ? { ...shown, round: { ...shown.round, myOptionId: optionId } } : shown,
  );
}
