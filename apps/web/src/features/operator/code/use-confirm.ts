import type { PublicStatus } from '@trivia/rules/billing/public-status.ts';
import { useEffect, useState } from 'react';
import { useUserStore } from '../../../game/player/user-store.ts';
import { type ApiReply, callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { store } from '../../../lib/storage.ts';
import type { SavedCheckout } from '../saved-checkout.ts';
import type { FraudTransaction } from './fraud-check.ts';

type Outcome = ApiReply<'POST /api/dcb/:operator/confirm'>;

const ASK_AGAIN_MS = 2_500;

/** Errors of the code alone, after which the player may type another one. */
const codeRefusals: readonly string[] = [
  'WRONG_CODE',
  'CODE_EXPIRED',
  'CODE_LOCKED',
  'TOO_MANY_REQUESTS',
  'OFFLINE',
];

export const isCodeRefusal = ({ code }: ApiError): boolean => codeRefusals.includes(code);

/** Signs in the player whose number was verified. The next page loads them. */
function takeSession({ session }: Outcome): void {
  if (!session) return;
  store('accessToken', session.accessToken);
  useUserStore.getState().load(session.user);
}

/** Confirms the code, one call at a time, and polls while the charge is pending. */
export function useConfirm({ operator, checkout }: SavedCheckout) {
  const [status, setStatus] = useState<PublicStatus | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { checkoutToken } = checkout;
  const params = { operator };

  const take = (outcome: Outcome): void => {
    takeSession(outcome);
    setStatus(outcome.status);
  };
  const confirm = async (code: string, transaction: FraudTransaction): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const body = { checkoutToken, code, ...transaction };
      take(await callApi('POST /api/dcb/:operator/confirm', { params, body }, { handles: 'all' }));
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (refusal.code === 'CHECKOUT_PROCESSING') setStatus('processing');
      else setError(refusal);
    } finally {
      setBusy(false);
    }
  };

  useEffect(() => {
    if (status !== 'processing') return;
    let isOver = false;
    const send = async (): Promise<void> => {
      const request = callApi(
        'POST /api/dcb/:operator/status',
        { params: { operator }, body: { checkoutToken } },
        { handles: 'all' },
      );
      const outcome = await request.catch((refusal: unknown) => {
        if (!(refusal instanceof ApiError)) throw refusal;
        if (!refusal.isTransient && !isOver) setError(refusal);
        return null;
      });
      if (isOver || !outcome || outcome.status === 'processing') return;
      takeSession(outcome);
      setStatus(outcome.status);
    };
    const timer = setInterval(() => void send(), ASK_AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [status, operator, checkoutToken]);

  const startAgain = (): void => {
    setStatus(null);
    setError(null);
  };
  return { status, error, isBusy, confirm, startAgain };
}
