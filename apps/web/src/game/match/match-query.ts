import { type QueryClient, QueryObserver, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { withClockSync } from '../../lib/time/server-clock.ts';

/** Errors that the screen shows in place of the match. */
const screenErrors = [
  'OFFLINE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'MATCH_NOT_FOUND',
  'MATCH_ARCHIVED',
] as const;

/** The newer of two views. Replies may arrive in any order. */
export const newer = (shown: MatchView | undefined, received: MatchView): MatchView =>
  shown && shown.version > received.version ? shown : received;

export const matchQuery = (matchId: string) =>
  queryOptions({
    queryKey: ['match', matchId] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const received = await withClockSync(
        () =>
          callApi(
            'GET /api/play/matches/:id',
            { params: { id: matchId } },
            { signal, handles: screenErrors },
          ),
        (match) => match.serverTimeMs,
      );
      return newer(client.getQueryData<MatchView>(queryKey), received);
    },
    // Never stale: the player's own calls and `use-due-refetch` update it.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Caches a view that another call has returned. */
export function takeMatch(queryClient: QueryClient, received: MatchView): void {
  queryClient.setQueryData(matchQuery(received.id).queryKey, (shown) => newer(shown, received));
}

/**
 * Marks the open round as answered, while others are still answering. The next version arrives at the end of the round.
 */
export function takeAnswer(
  queryClient: QueryClient,
  matchId: string,
  { round, optionId }: { readonly round: number; readonly optionId: string },
): void {
  queryClient.setQueryData(matchQuery(matchId).queryKey, (shown) =>
    shown?.round?.number === round ? { ...shown, round: { ...shown.round, myOptionId: optionId } } : shown,
  );
}

/**
 * Query of a match, like `useQuery`, but with new views as transitions: React then renders a verdict or a new question
 * in slices of 5 ms, where `useQuery` would render it in one long task.
 */
export function useMatchQuery(matchId: string) {
  const client = useQueryClient();
  const observer = useMemo(
    () =>
      new QueryObserver(client, {
        ...matchQuery(matchId),
        notifyOnChangeProps: ['data', 'dataUpdatedAt', 'isError', 'errorUpdatedAt'],
      }),
    [client, matchId],
  );
  const [latest, setLatest] = useState({ observer, result: observer.getCurrentResult() });

  useEffect(() => {
    const show = () => {
      const result = observer.getCurrentResult();
      startTransition(() => setLatest((shown) => (shown.result === result ? shown : { observer, result })));
    };
    const unsubscribe = observer.subscribe(show);
    // It may have changed before the subscription.
    show();
    return unsubscribe;
  }, [observer]);

  return latest.observer === observer ? latest.result : observer.getCurrentResult();
}
