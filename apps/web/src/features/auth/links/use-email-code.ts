import { useQuery } from '@tanstack/react-query';
import type { User } from '@trivia/contract/account/user.ts';
import { useState } from 'react';
import { useUser } from '../../../game/player/user-store.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useCountdown } from '../../../lib/time/use-countdown.ts';

/**
 * Errors without a message. A verified address leads on, whichever reply arrives first; after the others the player can
 * request a code anyway.
 */
const silentErrors = [
  'ALREADY_VERIFIED',
  'OFFLINE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
] as const;

/** Whether an address of the player awaits its verification, as far as this device knows. */
const isAwaitedOf = ({ isEmailVerified, pendingEmail }: User): boolean =>
  !isEmailVerified || pendingEmail !== null;

/**
 * State of the email verification code: whether the address is verified already, whether a code was sent and is still
 * valid (undefined until loaded), whether the address is rate-limited, the seconds until another may be requested, and
 * that request. Refetched when the player returns to the page.
 */
export function useEmailCode() {
  const isAwaited = isAwaitedOf(useUser());
  const [wasAwaited] = useState(isAwaited);
  const { seconds, start: wait } = useCountdown();
  const { data, error, refetch } = useQuery({
    queryKey: ['email-code'],
    gcTime: 0,
    queryFn: async () => {
      const code = await callApi('GET /api/auth/email/code', {}, { handles: silentErrors });
      wait(code.retryAfterSeconds);
      return code;
    },
  });

  const send = async (): Promise<void> => {
    try {
      await callApi('POST /api/auth/email/resend', {}, { handles: ['ALREADY_VERIFIED'] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    await refetch();
  };
  return {
    isVerified:
      (wasAwaited && !isAwaited) || (error instanceof ApiError && error.code === 'ALREADY_VERIFIED'),
    isHeldBack: data?.isHeldBack === true,
    isSent: data?.isSent ?? (error ? false : undefined),
    seconds,
    send,
  };
}
