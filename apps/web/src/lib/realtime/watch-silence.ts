/** A dead network says nothing, so in a live match silence is answered by a question. */
const LOOK_EVERY_MS = 250;
const SILENT_AFTER_MS = 1500;
/** Longer than a slow line takes with one packet lost on the way. */
const ANSWERS_WITHIN_MS = 1500;
const DEAD_AFTER_MS = 6000;
/** Timers that were held up this long, by sleep or in a hidden tab, tell nothing of the network. */
const HELD_UP_MS = 2000;

interface Watched {
  ping(): void;
  /** Whether the question was left without an answer; told when it changes. */
  onSilent(isSilent: boolean): void;
  /** There was no answer for so long that another connection is better. */
  onDead(): void;
}

/** Asks after 1.5 s of silence; after 1.5 s more the line counts as silent, after 6 s as dead. */
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
    /** Anything came from the server. */
    heard(): void {
      heardAtMs = Date.now();
      askedAtMs = null;
      if (isSilent) onSilent(false);
      isSilent = false;
    },
    stop: (): void => clearInterval(timer),
  };
}
