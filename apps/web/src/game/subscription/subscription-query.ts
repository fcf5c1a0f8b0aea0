import { queryOptions } from '@tanstack/react-query';
import { type ApiReply, callApi } from '../../lib/api/api.ts';

export type SubscriptionReply = ApiReply<'GET /api/subscription'>;
export type Subscription = NonNullable<SubscriptionReply['subscription']>;

/** Errors without a message, because the profile is shown without the card. */
const silentErrors = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE'] as const;

/** The player's subscription by operator. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'] as const,
  queryFn: ({ signal }) => callApi('GET /api/subscription', {}, { signal, handles: silentErrors }),
});
