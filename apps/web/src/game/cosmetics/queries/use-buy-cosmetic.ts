import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { openDialog } from '../../dialogs.ts';
import { cosmeticsQuery } from './cosmetics-query.ts';

interface CosmeticPurchase {
  readonly id: string;
  readonly currency: 'coin' | 'point';
}

/** Buys a cosmetic for good. A retry after a lost reply buys bareLook more. */
export function useBuyCosmetic() {
  const queryClient = useQueryClient();
  const [idempotency] = useState(createIdempotencyKey);
  return useMutation({
    mutationFn: ({ id, currency }: CosmeticPurchase) =>
      callApi(
        'POST /api/store/accessories/:id/purchase',
        { params: { id }, body: { currency } },
        {
          handles: ['ACCOUNT_INCOMPLETE', 'ALREADY_OWNED'],
          idempotencyKey: idempotency.keyFor({ id, currency }),
        },
      ),
    onSuccess: (bought) => {
      idempotency.reset();
      queryClient.setQueryData(cosmeticsQuery.queryKey, (all) =>
        all?.map((one) => (one.id === bought.id ? bought : one)),
      );
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status === 0) return;
      idempotency.reset();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      if (error.code === 'ALREADY_OWNED')
        void queryClient.invalidateQueries({ queryKey: cosmeticsQuery.queryKey });
    },
  });
}
