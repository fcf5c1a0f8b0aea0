import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Errors that the screen shows in place of its content. */
const screenErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'NOT_FOUND'] as const;

/** The player's redeemed gift cards from a cursor on, newest first. Their codes are kept in memory only. */
export const fetchRedemptions = (cursor?: string) =>
  callApi('GET /api/store/redemptions', { query: { cursor } }, { handles: screenErrors });

export const redemptionsQuery = queryOptions({
  queryKey: ['redemptions'] as const,
  queryFn: () => fetchRedemptions(),
});

export const redemptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['redemptions', 'one', id] as const,
    queryFn: ({ signal }) =>
      callApi('GET /api/store/redemptions/:id', { params: { id } }, { signal, handles: 'all' }),
  });

/** Days of Plus that the player got for points, from a cursor on, newest first. */
export const fetchRedeemedDays = (cursor?: string) =>
  callApi('GET /api/store/plus-days/redeemed', { query: { cursor } }, { handles: screenErrors });

export const redeemedDaysQuery = queryOptions({
  queryKey: ['redeemed-days'] as const,
  queryFn: () => fetchRedeemedDays(),
});

/** The player's boosters, however obtained. */
export const ownBoostersQuery = queryOptions({
  queryKey: ['boosters', 'own'] as const,
  queryFn: async ({ signal }) => {
    const { data } = await callApi('GET /api/store/boosters', {}, { signal, handles: screenErrors });
    return data.filter(({ quantity }) => quantity > 0);
  },
});
