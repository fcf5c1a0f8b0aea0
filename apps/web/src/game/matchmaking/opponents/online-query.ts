import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

const FRESH_MS = 5000;
const POLL_EVERY_MS = 10_000;

/** Errors that the screen shows in place of the players. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** Online players whose names contain `search`, the nearest in tier first. */
export const onlineQuery = (search: string) =>
  queryOptions({
    queryKey: ['online-players', search] as const,
    staleTime: FRESH_MS,
    refetchInterval: POLL_EVERY_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi(
        'GET /api/players/online',
        { query: search === '' ? {} : { search } },
        { signal, handles: screenErrors },
      ),
  });
