import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Errors that the screen shows in place of the face. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** The player's appearance and uploaded photo. */
export const appearanceQuery = queryOptions({
  queryKey: ['appearance'] as const,
  queryFn: ({ signal }) => callApi('GET /api/user/appearance', {}, { signal, handles: screenErrors }),
});
