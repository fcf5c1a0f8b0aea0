import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { createIntention } from '../../../lib/api/intention.ts';
import { openDialog } from '../../dialogs.ts';

export interface BoosterWish {
  readonly currency: 'coin' | 'point';
  readonly quantity: number;
}

/** Buys boosters for coins or points. Refusals go to the common listener. */
export function useBuyBooster(type: BoosterId) {
  const queryClient = useQueryClient();
  const [intention] = useState(createIntention);
  return useMutation({
    mutationFn: (body: BoosterWish) =>
      callApi(
        'POST /api/store/boosters/:type/purchase',
        { params: { type }, body },
        { handles: ['ACCOUNT_INCOMPLETE'], idempotencyKey: intention.keyOf(body) },
      ),
    onSuccess: async () => {
      intention.done();
      await queryClient.invalidateQueries({ queryKey: ['boosters'] });
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status === 0) return;
      intention.done();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
    },
  });
}
