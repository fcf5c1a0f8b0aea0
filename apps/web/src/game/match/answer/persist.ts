import { ApiError } from '../../../lib/api/http.ts';
import { pause } from '../../../lib/time/pause.ts';

const TRY_LASTS_MS = 10_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/** Whether another try may succeed: no network, a server that is away, a question that opens in a moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.isPassing || error.code === 'ROUND_NOT_OPEN'
    : error instanceof DOMException && error.name === 'TimeoutError';

/** Wait before a try: doubles each time, with jitter, so that a returning server does not get all calls at once. */
function waitMs(tries: number, error: unknown): number {
  if (error instanceof ApiError && error.code === 'ROUND_NOT_OPEN') return 200;
  if (error instanceof ApiError && error.retryAfterSeconds) return error.retryAfterSeconds * 1000;
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
  return longest / 2 + (Math.random() * longest) / 2;
}

interface Persistence {
  /** Ends the tries, when the screen is left. */
  readonly signal: AbortSignal;
  readonly onLost: (isLost: boolean) => void;
}

/**
 * Makes a call again and again until the server has answered it, one try at a time. Only for calls that change
 * nothing when they arrive twice. Throws the server's refusal, or the signal's reason.
 */
export async function persist<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { signal, onLost }: Persistence,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      const reply = await call(AbortSignal.any([signal, AbortSignal.timeout(TRY_LASTS_MS)]));
      onLost(false);
      return reply;
    } catch (error) {
      if (signal.aborted || !isPassing(error)) {
        onLost(false);
        throw error;
      }
      onLost(!(error instanceof ApiError) || error.status === 0 || error.status >= 502);
      await pause(waitMs(tries, error), signal);
    }
  }
}
