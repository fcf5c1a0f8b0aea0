import { waitBeforeTryMs } from './back-off.ts';
import { setConnection, useConnectionStore } from './connection-store.ts';

/** A slow phone needs a few seconds for the way there and back, three times over. */
const TRY_LASTS_MS = 8000;
/** The network has just come back: soon, and not in the same moment as everybody else in the house. */
const SOON_MS = 400;

/** A phone lets go of the connection in a pocket; who takes it out is not kept waiting. */
const JUST_SEEN_MS = 5000;

/** A connection that can be tried and ended, and tells its keeper how it goes. */
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
    /** The same, of a connection that was there; a try that has just begun goes on. */
    isLost(): void {
      if (stage === 'up') isDown();
    },
    /** Whether somebody waits for it: then it is tried sooner, and at once if it is waited for now. */
    setUrgent(next: boolean): void {
      if (next && !isUrgent) trySoon();
      isUrgent = next;
    },
  };
}
