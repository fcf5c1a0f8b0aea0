import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@trivia/contract/limits.ts';
import { useEffect } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { withClockSync } from '../../lib/time/server-clock.ts';
import { silentErrors } from './answer/silent-errors.ts';
import { matchQuery } from './match-query.ts';

/** Reports the player's presence every ten seconds, and refetches the match if the server has a newer version. */
export function usePresence(matchId: string, isRunning: boolean, onLost: (isLost: boolean) => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isRunning) return;
    const query = matchQuery(matchId);
    const sendPresence = async () => {
      try {
        const { version } = await withClockSync(
          () =>
            callApi(
              'POST /api/play/matches/:id/presence',
              { params: { id: matchId } },
              { handles: silentErrors },
            ),
          (reply) => reply.serverTimeMs,
        );
        onLost(false);
        if (version > (queryClient.getQueryData(query.queryKey)?.version ?? 0)) {
          await queryClient.invalidateQueries(query);
        }
      } catch (error) {
        const isRefusal = error instanceof Error && 'status' in error && error.status !== 0;
        onLost(!isRefusal);
        if (isRefusal) await queryClient.invalidateQueries(query);
      }
    };
    const timer = setInterval(() => void sendPresence(), limits.presenceIntervalSeconds * 1000);
    return () => clearInterval(timer);
  }, [matchId, isRunning, onLost, queryClient]);
}
