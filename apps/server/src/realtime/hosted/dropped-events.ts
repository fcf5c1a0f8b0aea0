import type { Logger } from 'pino';

const LOG_EVERY_MS = 10_000;
const LOST = 'events did not reach the hosted service';

export interface DroppedEvents {
  readonly event: string | undefined;
  readonly reason: string;
  readonly lost: number;
}

/** Log of dropped events: each reason once per interval, so that an outage of the service does not flood the log. */
export class DroppedEventLog {
  readonly #log: Logger;
  #isOver = false;
  /** Last log time and number of events dropped since, by reason. */
  readonly #known = new Map<string, { readonly lost: number; readonly loggedAtMs: number }>();

  constructor(log: Logger) {
    this.#log = log;
  }

  add({ event, reason, lost }: DroppedEvents): void {
    if (this.#isOver) return;
    const nowMs = Date.now();
    const last = this.#known.get(reason) ?? { lost: 0, loggedAtMs: Number.NEGATIVE_INFINITY };
    const all = last.lost + lost;
    const isDue = nowMs - last.loggedAtMs >= LOG_EVERY_MS;
    if (isDue) this.#log.warn({ event, reason, lost: all }, LOST);
    this.#known.set(reason, isDue ? { lost: 0, loggedAtMs: nowMs } : { ...last, lost: all });
  }

  /** Logs the final count, including events still waiting. */
  end(waiting: number): void {
    this.#isOver = true;
    const lost = [...this.#known.values()].reduce((sum, one) => sum + one.lost, waiting);
    if (lost > 0) this.#log.warn({ reason: 'shutdown', lost }, LOST);
  }
}
