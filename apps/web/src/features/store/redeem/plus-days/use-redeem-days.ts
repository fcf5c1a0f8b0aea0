import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { openDialog } from '../../../../game/dialogs.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { createIdempotencyKey } from '../../../../lib/api/idempotency-key.ts';
import { plusDaysQuery } from '../redeem-queries.ts';

/**
 * Exchanges points for days of Plus, and opens their list. After an unknown outcome, a retry repeats the same request.
 */
export function useRedeemDays(id: string, onRefused: () => void) {
  const queryClient = useQueryClient();
  const [idempotency] = useState(createIdempotencyKey);
  return useMutation({
    mutationFn: () =>
      callApi(
        'POST /api/store/plus-days/:id/redeem',
        { params: { id } },
        { handles: ['ACCOUNT_INCOMPLETE'], idempotencyKey: idempotency.keyFor({ id }) },
      ),
    onSuccess: (redeemed) => {
      idempotency.reset();
      void queryClient.invalidateQueries({ queryKey: ['redeemed-days'] });
      navigate(`/store/redeem/view/sub?reward=${redeemed.id}`);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.isTransient) return;
      idempotency.reset();
      onRefused();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: plusDaysQuery.queryKey }),
  });
}
