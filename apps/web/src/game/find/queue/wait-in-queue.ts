import type { QueueView } from '@trivia/contract/play/matchmaking.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { timed } from '../../../lib/time/server-clock.ts';
import type { WantedGame } from './wanted-game.ts';

/** Pause between polls. The server removes a player from the queue after 8 seconds without one. */
const AGAIN_MS = 2000;
const SERVER_FAULT = 500;

/** Errors that the screen shows. For an incomplete account it offers to complete it. */
const handles = [
  'OFFLINE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'ACCOUNT_INCOMPLETE',
] as const;

export interface QueueListener {
  readonly onView: (view: QueueView) => void;
  /** The call failed; the next try may reach the server again. */
  readonly onCutOff: () => void;
  readonly onRefused: (error: unknown) => void;
  /** The queue was left, with a call to the server if it can be reached. */
  readonly onLeft: () => void;
}

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.isPassing || error.status >= SERVER_FAULT);

const ask = (game: WantedGame, acceptsBot: boolean): Promise<QueueView> =>
  timed(
    () => callApi('POST /api/play/queue', { body: { ...game, acceptsBot } }, { handles }),
    (view) => view.serverTimeMs,
  );

/** Leaves the queue, also while the page is being closed. A failure does no harm: the server drops silent players. */
export const leaveQueue = (): Promise<unknown> =>
  callApi('DELETE /api/play/queue', {}, { handles: 'all', keepalive: true }).catch(() => undefined);

/** Waits for opponents: polls every 2 seconds until a match is found, the player is refused, or `stop` is called. */
export function waitInQueue(game: WantedGame, listener: QueueListener) {
  let isOver = false;
  let acceptsBot = false;
  let isHurried = false;
  let wake = (): void => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, AGAIN_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isHurried) wake();
    });
  const hurry = () => {
    isHurried = true;
    wake();
  };

  const askOnce = async () => {
    isHurried = false;
    try {
      const view = await ask(game, acceptsBot);
      if (isOver) return;
      isOver = view.matchId !== null;
      listener.onView(view);
    } catch (error) {
      if (isOver) return;
      if (mayPass(error)) return listener.onCutOff();
      isOver = true;
      listener.onRefused(error);
    }
  };
  const asking = (async () => {
    while (!isOver) {
      await askOnce();
      if (!isOver) await pause();
    }
  })();

  return {
    /** Polls at once, after an event. */
    hurry,
    /** Plays against the house bot, which is offered after a while. */
    acceptBot(): void {
      acceptsBot = true;
      hurry();
    },
    /** Leaves after the running call, which would join again. */
    stop(): void {
      if (isOver) return;
      isOver = true;
      wake();
      void asking.then(leaveQueue).then(listener.onLeft);
    },
  };
}
