import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { openDialog } from '../../../../game/dialogs.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { createIntention } from '../../../../lib/api/intention.ts';
import { plusDaysQuery } from '../redeem-queries.ts';

/** Swaps points for days of Plus, and goes to where they are listed. A repeat of an unknown outcome is the same wish. */
export function useRedeemDays(id: string, onRefused: () => void) {
  const queryClient = useQueryClient();
  const [intention] = useState(createIntention);
  return useMutation({
    mutationFn: () =>
      callApi(
        'POST /api/store/plus-days/:id/redeem',
        { params: { id } },
        { handles: ['ACCOUNT_INCOMPLETE'], idempotencyKey: intention.keyOf({ id }) },
      ),
    onSuccess: (redeemed) => {
      intention.done();
      void queryClient.invalidateQueries({ queryKey: ['redeemed-days'] });
      navigate(`/store/redeem/view/sub?reward=${redeemed.id}`);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.isPassing) return;
      intention.done();
      onRefused();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: plusDaysQuery.queryKey }),
  });
}
