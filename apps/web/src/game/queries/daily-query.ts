import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

/** Errors that the screen shows itself, in place of its content. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** Data that were fetched together with a screen's code are not fetched again by the screen. */
const FRESH_MS = 1000;

/** Today's challenge for this player. */
export const dailyQuery = queryOptions({
  queryKey: ['daily-challenge'] as const,
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => callApi('GET /api/play/daily-challenge', {}, { signal, handles: shownByScreens }),
});

/** The player's unfinished matches. */
export const unfinishedQuery = queryOptions({
  queryKey: ['unfinished-matches'] as const,
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => callApi('GET /api/play/matches', {}, { signal, handles: shownByScreens }),
});
