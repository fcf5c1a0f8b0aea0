import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api.ts';

/** The screen says these itself, where its content would be. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** Today's challenge for this player. */
export const dailyQuery = queryOptions({
  queryKey: ['daily-challenge'] as const,
  queryFn: ({ signal }) => callApi('GET /api/play/daily-challenge', {}, { signal, handles: shownByScreens }),
});

/** The player's unfinished matches. */
export const unfinishedQuery = queryOptions({
  queryKey: ['unfinished-matches'] as const,
  queryFn: ({ signal }) => callApi('GET /api/play/matches', {}, { signal, handles: shownByScreens }),
});
