import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openDialog } from '../../../game/dialogs.ts';
import { dailyBonusQuery } from '../../../game/queries/daily-bonus-query.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { buzz, playSound } from '../../../lib/feedback.ts';
import { throwConfetti } from '../../../ui/ornament/confetti.ts';

/** Claims today's bonus, and celebrates it. */
export function useClaimBonus() {
  const queryClient = useQueryClient();
  const [idempotency] = useState(createIdempotencyKey);
  return useMutation({
    mutationFn: () =>
      callApi(
        'POST /api/wallet/daily-bonus',
        {},
        { handles: ['ACCOUNT_INCOMPLETE'], idempotencyKey: idempotency.keyFor({}) },
      ),
    onMutate: () => buzz('lock'),
    onSuccess: (bonus) => {
      idempotency.reset();
      queryClient.setQueryData(dailyBonusQuery.queryKey, bonus);
      void playSound('win');
      void throwConfetti();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.isTransient) return;
      idempotency.reset();
      if (error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      await queryClient.invalidateQueries(dailyBonusQuery);
    },
  });
}
