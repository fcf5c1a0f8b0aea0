import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { dailyQuery } from '../queries/daily-query.ts';
import { useAnswer } from './answer/use-answer.ts';
import { matchQuery, takeMatch } from './match-query.ts';
import { useContinue } from './stage/rounds/use-continue.ts';
import { useDueRefetch } from './stage/use-due-refetch.ts';
import { usePresence } from './use-presence.ts';

/** The match in its latest known version, with the player's actions. */
export function useMatch(matchId: string) {
  const queryClient = useQueryClient();
  const [lostAtMs, setLostAtMs] = useState(0);
  const setLost = useCallback((isLost: boolean) => setLostAtMs(isLost ? Date.now() : 0), []);
  const query = useQuery(matchQuery(matchId));
  const match = query.data;
  const isGoing = match !== undefined && match.phase !== 'over';

  const answering = useAnswer(match, setLost);
  const continuing = useContinue(match, setLost);
  usePresence(matchId, isGoing, setLost);
  useDueRefetch(match, Math.max(query.dataUpdatedAt, query.errorUpdatedAt));

  const leave = useCallback(async () => {
    const left = await callApi('POST /api/play/matches/:id/leave', { params: { id: matchId } });
    takeMatch(queryClient, left);
    await queryClient.invalidateQueries(dailyQuery);
  }, [matchId, queryClient]);

  // Newer data proves that the server is reachable.
  const isLost = lostAtMs > query.dataUpdatedAt;
  return { query, match, isGoing, isLost, leave, ...answering, ...continuing };
}
