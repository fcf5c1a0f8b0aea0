import { callApi } from '../api/api.ts';
import { ApiError } from '../api/http.ts';
import { pause } from '../time/pause.ts';

const FIRST_WAIT_MS = 500;
const MOST_TRIES = 5;

/** Errors without a message: missing access, and transient failures, which are retried. */
const handles = [
  'FORBIDDEN',
  'ACCOUNT_INCOMPLETE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'OFFLINE',
] as const;

async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isTransient || tries === MOST_TRIES) throw error;
      const seconds = error.retryAfterSeconds;
      await pause(seconds ? seconds * 1000 : FIRST_WAIT_MS * 2 ** tries * Math.random());
    }
  }
}

/** Signature with which a socket subscribes to a channel. */
export const authorizeChannel = (socketId: string, channel: string) =>
  withRetries(() =>
    callApi(
      'POST /api/broadcasting/auth',
      { body: { socket_id: socketId, channel_name: channel } },
      { handles },
    ),
  );

/** Signatures with which a new socket signs in as the player and subscribes to its channels. */
export const authorizeSocket = (socketId: string, channels: readonly string[]) =>
  withRetries(() =>
    callApi(
      'POST /api/broadcasting/join',
      { body: { socket_id: socketId, channels: [...channels] } },
      { handles },
    ),
  );
