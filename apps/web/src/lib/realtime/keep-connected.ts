import { waitBeforeTryMs } from './back-off.ts';
import { setConnection, useConnectionStore } from './connection-store.ts';

/** Time of one try: a slow phone needs a few seconds for its three round trips. */
const TRY_LASTS_MS = 8000;
/** Longest wait after the network came back, spread so that devices of one network don't try at the same moment. */
const SOON_MS = 400;

/** Time after the page became visible in which a lost connection is tried at once, as phones close it in a pocket. */
const JUST_SEEN_MS = 5000;

/** A connection that can be tried and ended, and reports its states to the keeper. */
export interface Link {
  connect(): void;
  disconnect(): void;
}

/** Tries a link until it is up, and again whenever it is lost, under a timer of our own. */
export function keepConnected(link: Link) {
  let stage: 'off' | 'waiting' | 'trying' | 'up' = 'off';
  let tries = 0;
  let isUrgent = false;
  let seenAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (run: () => void, inMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, inMs);
  };
  const attempt = () => {
    stage = 'trying';
    next(isDown, TRY_LASTS_MS);
    link.connect();
  };
  function isDown(): void {
    if (stage === 'off' || stage === 'waiting') return;
    stage = 'waiting';
    link.disconnect();
    setConnection('lost');
    next(attempt, waitBeforeTryMs({ tries, isUrgent, random: Math.random() }));
    if (tries === 0 && Date.now() - seenAtMs < JUST_SEEN_MS) trySoon();
    tries += 1;
  }
  function trySoon(): void {
    if (stage === 'waiting') next(attempt, Math.random() * SOON_MS);
  }
  const lookIfSeen = () => {
    if (document.visibilityState !== 'visible') return;
    seenAtMs = Date.now();
    trySoon();
  };

  return {
    start(): void {
      if (stage !== 'off') return;
      if (useConnectionStore.getState().connection === 'idle') setConnection('connecting');
      addEventListener('online', trySoon);
      addEventListener('offline', isDown);
      document.addEventListener('visibilitychange', lookIfSeen);
      attempt();
    },
    stop(): void {
      if (stage === 'off') return;
      stage = 'off';
      clearTimeout(timer);
      removeEventListener('online', trySoon);
      removeEventListener('offline', isDown);
      document.removeEventListener('visibilitychange', lookIfSeen);
      link.disconnect();
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
    /** Sets whether a live match needs the connection: it is then tried sooner, and once right away. */
    setUrgent(next: boolean): void {
      if (next && !isUrgent) trySoon();
      isUrgent = next;
    },
  };
}
