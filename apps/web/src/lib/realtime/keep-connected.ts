import { reconnectDelayMs } from './back-off.ts';
import { setConnection, useConnectionStore } from './connection-store.ts';

/** Timeout of one attempt: a slow phone needs a few seconds for its three round trips. */
const ATTEMPT_TIMEOUT_MS = 8000;
/**
 * Longest delay after the network is back, random so that the devices of one network do not reconnect at the same
 * moment.
 */
const MOST_DELAY_MS = 400;

/**
 * Time after the page became visible in which a lost connection is retried at once: phones close sockets while in a
 * pocket.
 */
const JUST_VISIBLE_MS = 5000;

/** A connection that can be opened and closed, and reports its state by `isUp` and `isDown`. */
export interface Connector {
  connect(): void;
  disconnect(): void;
}

/** Keeps a connection open: retries with backoff until it is up, and again whenever it is lost. */
export function keepConnected(connector: Connector) {
  let stage: 'off' | 'waiting' | 'trying' | 'up' = 'off';
  let tries = 0;
  let isUrgent = false;
  let visibleSinceMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (run: () => void, inMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, inMs);
  };
  const attempt = () => {
    stage = 'trying';
    next(isDown, ATTEMPT_TIMEOUT_MS);
    connector.connect();
  };
  function isDown(): void {
    if (stage === 'off' || stage === 'waiting') return;
    stage = 'waiting';
    connector.disconnect();
    setConnection('lost');
    next(attempt, reconnectDelayMs({ tries, isUrgent, random: Math.random() }));
    if (tries === 0 && Date.now() - visibleSinceMs < JUST_VISIBLE_MS) retrySoon();
    tries += 1;
  }
  function retrySoon(): void {
    if (stage === 'waiting') next(attempt, Math.random() * MOST_DELAY_MS);
  }
  const retryIfVisible = () => {
    if (document.visibilityState !== 'visible') return;
    visibleSinceMs = Date.now();
    retrySoon();
  };

  return {
    start(): void {
      if (stage !== 'off') return;
      if (useConnectionStore.getState().connection === 'idle') setConnection('connecting');
      addEventListener('online', retrySoon);
      addEventListener('offline', isDown);
      document.addEventListener('visibilitychange', retryIfVisible);
      attempt();
    },
    stop(): void {
      if (stage === 'off') return;
      stage = 'off';
      clearTimeout(timer);
      removeEventListener('online', retrySoon);
      removeEventListener('offline', isDown);
      document.removeEventListener('visibilitychange', retryIfVisible);
      connector.disconnect();
      setConnection('idle');
    },
    isUp(): void {
      if (stage === 'off' || stage === 'up') return;
      stage = 'up';
      clearTimeout(timer);
      tries = 0;
      setConnection('connected');
    },
    isDown,
    /** Shortens the delays during a live match, and retries at once. */
    setUrgent(next: boolean): void {
      if (next && !isUrgent) retrySoon();
      isUrgent = next;
    },
  };
}
