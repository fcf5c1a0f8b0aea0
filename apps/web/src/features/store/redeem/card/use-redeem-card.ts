import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { openDialog } from '../../../../game/dialogs.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { createIdempotencyKey } from '../../../../lib/api/idempotency-key.ts';
import { giftCardsQuery } from '../redeem-queries.ts';

/**
 * Exchanges points for a gift card, and opens its code. After an unknown outcome, a retry repeats the same request;
 * every error ends it.
 */
export function useRedeemCard(id: string, onRefused: () => void) {
  const queryClient = useQueryClient();
  const [idempotency] = useState(createIdempotencyKey);
  return useMutation({
    mutationFn: () =>
      callApi(
        'POST /api/store/gift-cards/:id/redeem',
        { params: { id } },
        { handles: ['ACCOUNT_INCOMPLETE'], idempotencyKey: idempotency.keyFor({ id }) },
      ),
    onSuccess: (redeemed) => {
      idempotency.reset();
      void queryClient.invalidateQueries({ queryKey: ['redemptions'] });
      navigate(`/store/redeem/view/cards?reward=${redeemed.id}`);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.isTransient) return;
      idempotency.reset();
      onRefused();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: giftCardsQuery.queryKey }),
  });
}
