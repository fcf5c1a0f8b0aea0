import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { createIntention } from '../../../lib/api/intention.ts';
import { openDialog } from '../../dialogs.ts';
import { cosmeticsQuery } from './cosmetics-query.ts';

interface CosmeticPurchase {
  readonly id: string;
  readonly currency: 'coin' | 'point';
}

/** Buys something to wear, which is then the player's for good. A repeat after a lost answer buys nothing more. */
export function useBuyCosmetic() {
  const queryClient = useQueryClient();
  const [intention] = useState(createIntention);
  return useMutation({
    mutationFn: ({ id, currency }: CosmeticPurchase) =>
      callApi(
        'POST /api/store/accessories/:id/purchase',
        { params: { id }, body: { currency } },
        {
          handles: ['ACCOUNT_INCOMPLETE', 'ALREADY_OWNED'],
          idempotencyKey: intention.keyOf({ id, currency }),
        },
      ),
    onSuccess: (bought) => {
      intention.done();
      queryClient.setQueryData(cosmeticsQuery.queryKey, (all) =>
        all?.map((one) => (one.id === bought.id ? bought : one)),
      );
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status === 0) return;
      intention.done();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      if (error.code === 'ALREADY_OWNED')
        void queryClient.invalidateQueries({ queryKey: cosmeticsQuery.queryKey });
    },
  });
}
