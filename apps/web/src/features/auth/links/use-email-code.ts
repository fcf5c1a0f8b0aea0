import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useCountdown } from '../../../lib/time/use-countdown.ts';

/** Without an answer the player may ask for a code all the same. */
const passedOver = ['OFFLINE', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;

/**
 * The code that verifies the email: whether it was mailed and can still be entered (undefined until that is known), the
 * seconds until another may be asked for, and asking for it. It is looked at anew when the player comes back to the page.
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
  return { isSent: data?.isSent ?? (isError ? false : undefined), seconds, send };
}
