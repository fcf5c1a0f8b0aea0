import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Appearance } from '@trivia/contract/store/cosmetics.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { appearanceQuery } from './appearance-query.ts';
import { cosmeticsQuery } from './cosmetics-query.ts';

interface Wish {
  readonly worn: Appearance;
  /** Message of the toast after saving. */
  readonly told: string;
}

/** Saves the appearance, which others see at once. */
export function useSaveAppearance() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ worn }: Wish) => callApi('PUT /api/user/appearance', { body: worn }),
    onSuccess: (seen, { told }) => {
      queryClient.setQueryData(appearanceQuery.queryKey, seen);
      void showToast('success', told);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'NOT_OWNED')
        void queryClient.invalidateQueries({ queryKey: cosmeticsQuery.queryKey });
    },
  });
}
