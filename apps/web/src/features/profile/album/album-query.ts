import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Errors that the card shows itself. */
const cardErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** Pictures that the player has won in the puzzle. */
export const albumQuery = queryOptions({
  queryKey: ['album'] as const,
  queryFn: ({ signal }) => callApi('GET /api/user/album', {}, { signal, handles: cardErrors }),
});
