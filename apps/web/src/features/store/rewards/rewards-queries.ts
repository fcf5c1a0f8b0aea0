import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** The screen says these itself, where its content would be. */
const shownByScreens = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'NOT_FOUND'] as const;

/** The player's redeemed gift cards with their codes from a cursor on, newest first. Codes stay in memory alone. */
export const fetchRedemptions = (cursor?: string) =>
  callApi('GET /api/store/redemptions', { query: { cursor } }, { handles: shownByScreens });

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

/** Days of Plus that the player got for points from a cursor on, newest first. */
export const fetchRedeemedDays = (cursor?: string) =>
  callApi('GET /api/store/plus-days/redeemed', { query: { cursor } }, { handles: shownByScreens });

export const redeemedDaysQuery = queryOptions({
  queryKey: ['redeemed-days'] as const,
  queryFn: () => fetchRedeemedDays(),
});

/** The player's boosters, whatever they were got for. */
export const ownBoostersQuery = queryOptions({
  queryKey: ['boosters', 'own'] as const,
  queryFn: async ({ signal }) => {
    const { data } = await callApi('GET /api/store/boosters', {}, { signal, handles: shownByScreens });
    return data.filter(({ quantity }) => quantity > 0);
  },
});
