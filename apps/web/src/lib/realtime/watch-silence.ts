/** Finds a dead network in a live match: after a silence it sends a ping. */
const LOOK_EVERY_MS = 250;
const SILENT_AFTER_MS = 1500;
/** Longest wait for an answer: more than a slow line needs after one lost packet. */
const ANSWERS_WITHIN_MS = 1500;
const DEAD_AFTER_MS = 6000;
/** Delay of a timer, by sleep or a hidden tab, above which its silence says nothing about the network. */
const HELD_UP_MS = 2000;

interface Watched {
  ping(): void;
  /** Called when a ping stays without an answer, and when the next message comes. */
  onSilent(isSilent: boolean): void;
  /** Called after so long without an answer that another connection is better. */
  onDead(): void;
}

/** Sends a ping after 1.5 s of silence; after 1.5 s more the line counts as silent, after 6 s as dead. */
export function watchSilence({ ping, onSilent, onDead }: Watched) {
  let heardAtMs = Date.now();
  let askedAtMs: number | null = null;
  let lookedAtMs = heardAtMs;
  let isSilent = false;

  const ask = (nowMs: number) => {
    askedAtMs = nowMs;
    ping();
  };
  const timer = setInterval(() => {
    const nowMs = Date.now();
    const wasHeldUp = nowMs - lookedAtMs > HELD_UP_MS;
    lookedAtMs = nowMs;
    if (wasHeldUp) return ask(nowMs);
    if (askedAtMs === null) {
      if (nowMs - heardAtMs >= SILENT_AFTER_MS) ask(nowMs);
      return;
    }
    const waitedMs = nowMs - askedAtMs;
    if (waitedMs >= ANSWERS_WITHIN_MS && !isSilent) {
      isSilent = true;
      onSilent(true);
    }
    if (waitedMs >= DEAD_AFTER_MS) {
      askedAtMs = null;
      heardAtMs = nowMs;
      onDead();
    }
  }, LOOK_EVERY_MS);

  return {
    /** To be called for every message of the server. */
    heard(): void {
      heardAtMs = Date.now();
      askedAtMs = null;
      if (isSilent) onSilent(false);
      isSilent = false;
    },
    stop: (): void => clearInterval(timer),
  };
}
