import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

const FRESH_MS = 5000;
const AGAIN_MS = 10_000;

/** The screen says these itself, where the players would be. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** Players online whose names have `search` in them, the nearest in tier first. */
export const onlineQuery = (search: string) =>
  queryOptions({
    queryKey: ['online-players', search] as const,
    staleTime: FRESH_MS,
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi(
        'GET /api/players/online',
        { query: search === '' ? {} : { search } },
        { signal, handles: shownByScreens },
      ),
  });
