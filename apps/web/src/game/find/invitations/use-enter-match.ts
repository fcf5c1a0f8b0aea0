import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useStillHere } from '../../lobby/use-still-here.ts';
import { matchQuery } from '../../match/match-query.ts';
import { matchPath, pathOfMatch } from '../../modes/match-path.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';

/**
 * Leads into a match that was found. It may be of another game than the wanted one: a player who is in a match already
 * gets that one.
 */
export function useEnterMatch(modeId: LiveModeId): (matchId: string) => Promise<void> {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const isStillHere = useStillHere();
  return useCallback(
    async (matchId) => {
      const match = await queryClient.fetchQuery(matchQuery(matchId)).catch(() => undefined);
      const path = match ? matchPath(match) : pathOfMatch(modeId, matchId);
      if (path && isStillHere()) navigate(path, { replace: true });
    },
    [queryClient, navigate, isStillHere, modeId],
  );
}
