import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openDialog } from '../../game/dialogs.ts';
import { takeMatch } from '../../game/match/match-query.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { timed } from '../../lib/time/server-clock.ts';

const start = (day: string) =>
  timed(
    () =>
      callApi(
        'POST /api/play/matches',
        { body: { type: 'daily', mode: 'solo' } },
        { handles: ['ALREADY_PLAYED_TODAY', 'ACCOUNT_INCOMPLETE'], idempotencyKey: `daily-${day}` },
      ),
    (match) => match.serverTimeMs,
  );

/** Starts today's challenge, or answers the one that is running; a refusal shows what stands in the way. */
export function useStartDaily(day: string, onStarted: (matchId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => start(day),
    onSuccess: (match) => {
      takeMatch(queryClient, match);
      onStarted(match.id);
      // Who has gone elsewhere meanwhile is told there that it runs.
      void queryClient.invalidateQueries(dailyQuery);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      return queryClient.invalidateQueries(dailyQuery);
    },
  });
}
