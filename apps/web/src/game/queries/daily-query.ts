import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

/** The screen says these itself, where its content would be. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** What was fetched while a screen was on its way is not fetched again by the screen. */
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
  queryFn: ({ signal }) => callApi('GET /api/play/matches', {}, { signal, handles: shownByScreens }),
});
