import { ApiError } from '../../../lib/api/http.ts';
import { pause } from '../../../lib/time/pause.ts';

const TRY_LASTS_MS = 10_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/** Time until a call is tried again that came before its question had opened. */
export const OPENING_DELAY_MS = 200;

/** Whether the server hasn't opened the question yet: this device's clock may be ahead. */
export const isOpening = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ROUND_NOT_OPEN';

/** Whether a retry may succeed: no network, an unavailable server, or a question that opens in a moment. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.isTransient || isOpening(error)
    : error instanceof DOMException && error.name === 'TimeoutError';

/** Exponential backoff with jitter, so that a restarted server does not get all calls at once. */
function waitMs(tries: number, error: unknown): number {
  if (isOpening(error)) return OPENING_DELAY_MS;
  if (error instanceof ApiError && error.retryAfterSeconds) return error.retryAfterSeconds * 1000;
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
  return longest / 2 + (Math.random() * longest) / 2;
}

interface RetryOptions {
  /** Aborts the retries, when the screen is left. */
  readonly signal: AbortSignal;
  readonly onLost: (isLost: boolean) => void;
}

/**
 * Retries a call until the server has answered, one attempt at a time. Only for idempotent calls. Throws the server's
 * error, or the signal's reason.
 */
export async function retryUntilAnswered<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { signal, onLost }: RetryOptions,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const reply = await call(AbortSignal.any([signal, AbortSignal.timeout(TRY_LASTS_MS)]));
      onLost(false);
      return reply;
    } catch (error) {
      if (signal.aborted || !isTransient(error)) {
        onLost(false);
        throw error;
      }
      onLost(!(error instanceof ApiError) || error.status === 0 || error.status >= 502);
      await pause(waitMs(tries, error), signal);
    }
  }
}
