import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openDialog } from '../../game/dialogs.ts';
import { takeMatch } from '../../game/match/match-query.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { chosenPace } from '../../game/settings/play-settings.ts';
import { callApi } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { timed } from '../../lib/time/server-clock.ts';

function start(day: string) {
  const choice = chosenPace();
  const { time = 'x1', revealsWait = false } = choice.pace ?? {};
  return timed(
    () =>
      callApi(
        'POST /api/play/matches',
        { body: { type: 'daily', mode: 'solo', ...choice } },
        {
          handles: ['ALREADY_PLAYED_TODAY', 'ACCOUNT_INCOMPLETE'],
          // A key is for one body. The day itself is begun once, whatever the pace.
          idempotencyKey: `daily-${day}-${time}-${revealsWait ? 'waits' : 'goes'}`,
        },
      ),
    (match) => match.serverTimeMs,
  );
}

/** Starts today's challenge, or returns the running one. A refusal shows its reason. */
export function useStartDaily(day: string, onStarted: (matchId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => start(day),
    onSuccess: (match) => {
      takeMatch(queryClient, match);
      onStarted(match.id);
      // The screen that a player has opened meanwhile shows the running challenge.
      void queryClient.invalidateQueries(dailyQuery);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      return queryClient.invalidateQueries(dailyQuery);
    },
  });
}
