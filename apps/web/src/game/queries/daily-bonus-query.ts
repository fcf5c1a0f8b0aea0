import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

/** Home is whole without its bonus where that can't be fetched. */
const passedOver = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** Home asks for it at its start, and shows it when it comes near the screen. */
const FRESH_MS = 60_000;

/** Today's bonus, and the row of days in which it stands. */
export const dailyBonusQuery = queryOptions({
  queryKey: ['daily-bonus'] as const,
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => callApi('GET /api/wallet/daily-bonus', {}, { signal, handles: passedOver }),
});
