import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

/** Errors that the screen shows in place of the figures. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** Statistics of the player, by mode and by category. */
export const statisticsQuery = queryOptions({
  queryKey: ['statistics'] as const,
  queryFn: ({ signal }) => callApi('GET /api/user/statistics', {}, { signal, handles: screenErrors }),
});
