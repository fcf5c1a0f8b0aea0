import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openDialog } from '../../game/dialogs.ts';
import { takeMatch } from '../../game/match/match-query.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { chosenPace } from '../../game/settings/play-settings.ts';
import { callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { withClockSync } from '../../lib/time/server-clock.ts';

function start(day: string) {
  const choice = chosenPace();
  const { time = 'x1', revealsWait = false } = choice.pace ?? {};
  return withClockSync(
    () =>
      callApi(
        'POST /api/play/matches',
        { body: { type: 'daily', mode: 'solo', ...choice } },
        {
          handles: ['ALREADY_PLAYED_TODAY', 'ACCOUNT_INCOMPLETE'],
          // Idempotency keys belong to one body, so the key contains the pace. The day itself can be started only
          // once.
          idempotencyKey: `daily-${day}-${time}-${revealsWait ? 'waits' : 'goes'}`,
        },
      ),
    (match) => match.serverTimeMs,
  );
}

/** Starts today's challenge, or returns the running one. An error shows its reason. */
export function useStartDaily(day: string, onStarted: (matchId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => start(day),
    onSuccess: (match) => {
      takeMatch(queryClient, match);
      onStarted(match.id);
      // Refetch for a screen that the player has opened meanwhile.
      void queryClient.invalidateQueries(dailyQuery);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      return queryClient.invalidateQueries(dailyQuery);
    },
  });
}
