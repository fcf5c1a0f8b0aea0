import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

/** Errors that the screen shows itself, in place of the figures. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** Statistics of the player, by game and by category. */
export const statisticsQuery = queryOptions({
  queryKey: ['statistics'] as const,
  queryFn: ({ signal }) => callApi('GET /api/user/statistics', {}, { signal, handles: shownByScreens }),
});
