import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { isUndecided } from './payment-state.ts';

const SOON_MS = 2_000;
const LATER_MS = 6_000;
/** Number of fast polls, since banks mostly answer within half a minute. */
const SOON_ASKED = 15;

/** State of a payment, polled until it is final. */
export const paymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payment', paymentId] as const,
    queryFn: async ({ signal }) => {
      const params = { payment_id: paymentId };
      return (await callApi('GET /api/checkout/:payment_id', { params }, { signal, handles: 'all' })).data;
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data && !isUndecided(data)) return false;
      return dataUpdateCount < SOON_ASKED ? SOON_MS : LATER_MS;
    },
  });
