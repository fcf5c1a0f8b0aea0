import type { QueueView } from '@trivia/contract/matchmaking.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { timed } from '../../../lib/time/server-clock.ts';
import type { WantedGame } from './wanted-game.ts';

/** Who is not heard of for 8 seconds has left the queue. */
const AGAIN_MS = 2000;
const SERVER_FAULT = 500;

/** Told on the screen; and an incomplete account is offered to be completed. */
const handles = [
  'OFFLINE',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'ACCOUNT_INCOMPLETE',
] as const;

export interface QueueListener {
  readonly onView: (view: QueueView) => void;
  /** Nobody answered; the next try may find the server again. */
  readonly onCutOff: () => void;
  readonly onRefused: (error: unknown) => void;
  /** The queue was left, and the server knows it if it can be reached. */
  readonly onLeft: () => void;
}

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.isPassing || error.status >= SERVER_FAULT);

const ask = (game: WantedGame, acceptsBot: boolean): Promise<QueueView> =>
  timed(
    () => callApi('POST /api/play/queue', { body: { ...game, acceptsBot } }, { handles }),
    (view) => view.serverTimeMs,
  );

/** Leaves the queue, also when the page is on its way out. A failure costs nothing: who is silent is forgotten. */
export const leaveQueue = (): Promise<unknown> =>
  callApi('DELETE /api/play/queue', {}, { handles: 'all', keepalive: true }).catch(() => undefined);

/** Waits for opponents: asks every 2 seconds until a match is found, the player is refused, or `stop` is called. */
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
    /** Asks at once: something has been heard of. */
    hurry,
    /** Plays against the house bot, which is offered after a while. */
    acceptBot(): void {
      acceptsBot = true;
      hurry();
    },
    /** Leaves after the call that is on its way, which would join again. */
    stop(): void {
      if (isOver) return;
      isOver = true;
      wake();
      void asking.then(leaveQueue).then(listener.onLeft);
    },
  };
}
