import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

/** The screen says these itself, where the figures would be. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** How the player has done, by game and by category. */
export const statisticsQuery = queryOptions({
  queryKey: ['statistics'] as const,
  queryFn: ({ signal }) => callApi('GET /api/user/statistics', {}, { signal, handles: shownByScreens }),
});
