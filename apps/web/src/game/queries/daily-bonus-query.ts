import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

/** Errors without a message, because home is complete without its bonus. */
const silentErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/** Fresh for a minute: home fetches it at the start, and shows it near the viewport. */
const FRESH_MS = 60_000;

/** Today's bonus, with its streak of days. */
export const dailyBonusQuery = queryOptions({
  queryKey: ['daily-bonus'] as const,
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => callApi('GET /api/wallet/daily-bonus', {}, { signal, handles: silentErrors }),
});
