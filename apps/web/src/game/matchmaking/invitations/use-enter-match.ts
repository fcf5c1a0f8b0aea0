import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useIsCurrentScreen } from '../../lobby/use-is-current-screen.ts';
import { matchQuery } from '../../match/match-query.ts';
import { matchPath, pathOfMatch } from '../../modes/match-path.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';

/** Opens a match that was found. It may be of another mode: a player who is in a match already gets that one. */
export function useEnterMatch(modeId: LiveModeId): (matchId: string) => Promise<void> {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const isCurrentScreen = useIsCurrentScreen();
  return useCallback(
    async (matchId) => {
      const match = await queryClient.fetchQuery(matchQuery(matchId)).catch(() => undefined);
      const path = match ? matchPath(match) : pathOfMatch(modeId, matchId);
      if (path && isCurrentScreen()) navigate(path, { replace: true });
    },
    [queryClient, navigate, isCurrentScreen, modeId],
  );
}
