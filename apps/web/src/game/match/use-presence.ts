import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@trivia/contract/limits.ts';
import { useEffect } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { timed } from '../../lib/time/server-clock.ts';
import { quietErrors } from './answer/quiet-errors.ts';
import { matchQuery } from './match-query.ts';

/** Reports every ten seconds that the player is present, and fetches the match when its version is newer. */
export function usePresence(matchId: string, isGoing: boolean, onLost: (isLost: boolean) => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isGoing) return;
    const query = matchQuery(matchId);
    const sayHere = async () => {
      try {
        const { version } = await timed(
          () =>
            callApi(
              'POST /api/play/matches/:id/presence',
              { params: { id: matchId } },
              { handles: quietErrors },
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
    const timer = setInterval(() => void sayHere(), limits.presenceIntervalSeconds * 1000);
    return () => clearInterval(timer);
  }, [matchId, isGoing, onLost, queryClient]);
}
