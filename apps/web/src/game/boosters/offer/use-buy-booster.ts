import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { openDialog } from '../../dialogs.ts';

export interface BoosterPurchase {
  readonly currency: 'coin' | 'point';
  readonly quantity: number;
}

/** Buys boosters for coins or points. Errors go to the global listener. */
export function useBuyBooster(type: BoosterId) {
  const queryClient = useQueryClient();
  const [idempotency] = useState(createIdempotencyKey);
  return useMutation({
    mutationFn: (body: BoosterPurchase) =>
      callApi(
        'POST /api/store/boosters/:type/purchase',
        { params: { type }, body },
        { handles: ['ACCOUNT_INCOMPLETE'], idempotencyKey: idempotency.keyFor(body) },
      ),
    onSuccess: async () => {
      idempotency.reset();
      await queryClient.invalidateQueries({ queryKey: ['boosters'] });
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status === 0) return;
      idempotency.reset();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
    },
  });
}
