import type { QueueView } from '@trivia/contract/play/queue.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { withClockSync } from '../../../lib/time/server-clock.ts';
import type { GameRequest } from './game-request.ts';

/** Interval of polls. The server removes a player from the queue after 8 seconds without one. */
const POLL_EVERY_MS = 2000;
const SERVER_FAULT = 500;

/** Errors that the screen shows; an incomplete account gets a link to complete it. */
const handles = [
  'OFFLINE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'ACCOUNT_INCOMPLETE',
] as const;

export interface QueueListener {
  readonly onView: (view: QueueView) => void;
  /** Called after a failed poll that is retried. */
  readonly onPollFailed: () => void;
  readonly onRefused: (error: unknown) => void;
  /** Called when the queue was left, after the call to the server if one was possible. */
  readonly onLeft: () => void;
}

const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && (error.isTransient || error.status >= SERVER_FAULT);

const callQueue = (game: GameRequest, acceptsBot: boolean): Promise<QueueView> =>
  withClockSync(
    () => callApi('POST /api/play/queue', { body: { ...game, acceptsBot } }, { handles }),
    (view) => view.serverTimeMs,
  );

/** Leaves the queue, even while the page is closing. A failure is harmless, since the server removes silent players. */
export const leaveQueue = (): Promise<unknown> =>
  callApi('DELETE /api/play/queue', {}, { handles: 'all', keepalive: true }).catch(() => undefined);

/** Polls for opponents until a match is found, the player is refused, or `stop` is called. */
export function waitInQueue(game: GameRequest, listener: QueueListener) {
  let isOver = false;
  let acceptsBot = false;
  let mustPollNow = false;
  let wake = (): void => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_EVERY_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (mustPollNow) wake();
    });
  const pollNow = () => {
    mustPollNow = true;
    wake();
  };

  const poll = async () => {
    mustPollNow = false;
    try {
      const view = await callQueue(game, acceptsBot);
      if (isOver) return;
      isOver = view.matchId !== null;
      listener.onView(view);
    } catch (error) {
      if (isOver) return;
      if (isRetryable(error)) return listener.onPollFailed();
      isOver = true;
      listener.onRefused(error);
    }
  };
  const polling = (async () => {
    while (!isOver) {
      await poll();
      if (!isOver) await pause();
    }
  })();

  return {
    /** Polls at once, after an event. */
    pollNow,
    /** Starts a match against the house bot, which is offered after a while. */
    acceptBot(): void {
      acceptsBot = true;
      pollNow();
    },
    /** Leave after the running poll, which would join the queue again. */
    stop(): void {
      if (isOver) return;
      isOver = true;
      wake();
      void polling.then(leaveQueue).then(listener.onLeft);
    },
  };
}
