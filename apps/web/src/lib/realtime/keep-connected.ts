import { waitBeforeTryMs } from './back-off.ts';
import { setConnection, useConnectionStore } from './connection-store.ts';

/** A slow phone needs a few seconds for the way there and back, three times over. */
const TRY_LASTS_MS = 8000;
/** The network has just come back: soon, and not in the same moment as everybody else in the house. */
const SOON_MS = 400;

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
    tries += 1;
  }
  const trySoon = () => {
    if (stage === 'waiting') next(attempt, Math.random() * SOON_MS);
  };

  return {
    start(): void {
      if (stage !== 'off') return;
      if (useConnectionStore.getState().connection === 'idle') setConnection('connecting');
      addEventListener('online', trySoon);
      addEventListener('offline', isDown);
      attempt();
    },
    stop(): void {
      if (stage === 'off') return;
      stage = 'off';
      clearTimeout(timer);
      removeEventListener('online', trySoon);
      removeEventListener('offline', isDown);
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
