import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Errors that the screen shows itself, in place of the face. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** The player's appearance and uploaded picture. */
export const appearanceQuery = queryOptions({
  queryKey: ['appearance'] as const,
  queryFn: ({ signal }) => callApi('GET /api/user/appearance', {}, { signal, handles: shownByScreens }),
});
