import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useCountdown } from '../../../lib/time/use-countdown.ts';

/** Without an answer the player may ask for a code all the same. */
const passedOver = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/**
 * State of the code that verifies the email: whether it was mailed and is still valid (undefined until it is loaded),
 * whether the address gets too many mails for one now, the seconds until another may be requested, and that request.
 * It is fetched again when the player comes back.
 */
export function useEmailCode() {
  const { seconds, start: wait } = useCountdown();
  const { data, isError, refetch } = useQuery({
    queryKey: ['email-code'],
    gcTime: 0,
    queryFn: async () => {
      const code = await callApi('GET /api/auth/email/code', {}, { handles: passedOver });
      wait(code.retryAfterSeconds);
      return code;
    },
  });

  const send = async (): Promise<void> => {
    try {
      await callApi('POST /api/auth/email/resend', {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    await refetch();
  };
  const isHeldBack = data?.isHeldBack === true;
  return { isHeldBack, isSent: data?.isSent ?? (isError ? false : undefined), seconds, send };
}
