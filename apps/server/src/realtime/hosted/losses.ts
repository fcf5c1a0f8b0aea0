import type { Logger } from 'pino';

const SAY_EVERY_MS = 10_000;
const LOST = 'events did not reach the hosted service';

export interface Loss {
  readonly event: string | undefined;
  readonly reason: string;
  readonly lost: number;
}

/**
 * Logs dropped events, each reason once per interval, so that an outage of the service does not fill the log.
 */
export class Losses {
  readonly #log: Logger;
  #isOver = false;
  /** Last log time and number of events dropped since, by reason. */
  readonly #known = new Map<string, { readonly lost: number; readonly saidAtMs: number }>();

  constructor(log: Logger) {
    this.#log = log;
  }

  add({ event, reason, lost }: Loss): void {
    if (this.#isOver) return;
    const nowMs = Date.now();
    const last = this.#known.get(reason) ?? { lost: 0, saidAtMs: Number.NEGATIVE_INFINITY };
    const all = last.lost + lost;
    const isDue = nowMs - last.saidAtMs >= SAY_EVERY_MS;
    if (isDue) this.#log.warn({ event, reason, lost: all }, LOST);
    this.#known.set(reason, isDue ? { lost: 0, saidAtMs: nowMs } : { ...last, lost: all });
  }

  /** Logs the final count, including events still waiting. */
  end(waiting: number): void {
    this.#isOver = true;
    const lost = [...this.#known.values()].reduce((sum, one) => sum + one.lost, waiting);
    if (lost > 0) this.#log.warn({ reason: 'shutdown', lost }, LOST);
  }
}
