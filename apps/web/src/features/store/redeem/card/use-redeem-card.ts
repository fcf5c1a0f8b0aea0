import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { openDialog } from '../../../../game/dialogs.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { createIntention } from '../../../../lib/api/intention.ts';
import { giftCardsQuery } from '../redeem-queries.ts';

/**
 * Swaps points for a gift card, and goes to its code. Where nobody knows whether it came through, another press repeats
 * the same wish; every refusal ends it.
 */
export function useRedeemCard(id: string, onRefused: () => void) {
  const queryClient = useQueryClient();
  const [intention] = useState(createIntention);
  return useMutation({
    mutationFn: () =>
      callApi(
        'POST /api/store/gift-cards/:id/redeem',
        { params: { id } },
        { handles: ['ACCOUNT_INCOMPLETE'], idempotencyKey: intention.keyOf({ id }) },
      ),
    onSuccess: (redeemed) => {
      intention.done();
      void queryClient.invalidateQueries({ queryKey: ['redemptions'] });
      navigate(`/store/redeem/view/cards?reward=${redeemed.id}`);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.isPassing) return;
      intention.done();
      onRefused();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: giftCardsQuery.queryKey }),
  });
}
