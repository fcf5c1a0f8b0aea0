import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

/** Errors that the screen shows in place of its content. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** Keeps data fresh that was fetched together with a screen's code. */
const FRESH_MS = 1000;

/** Today's challenge for this player. */
export const dailyQuery = queryOptions({
  queryKey: ['daily-challenge'] as const,
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => callApi('GET /api/play/daily-challenge', {}, { signal, handles: screenErrors }),
});

/** The player's unfinished matches. */
export const unfinishedQuery = queryOptions({
  queryKey: ['unfinished-matches'] as const,
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => callApi('GET /api/play/matches', {}, { signal, handles: screenErrors }),
});
