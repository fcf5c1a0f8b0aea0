import { queryOptions } from '@tanstack/react-query';
import { type ApiReply, callApi } from '../../../lib/api/api.ts';

export type SubscriptionReply = ApiReply<'GET /api/subscription'>;
export type Subscription = NonNullable<SubscriptionReply['subscription']>;

/** The card leaves the profile as it is where this can't be asked. */
const passedOver = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** The player's subscription by operator. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'] as const,
  queryFn: ({ signal }) => callApi('GET /api/subscription', {}, { signal, handles: passedOver }),
});
