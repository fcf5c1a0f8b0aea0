/** Period without any server. */
export interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Records the periods in which a world had no server. */
export class Uptime {
  readonly #outages: Outage[] = [];
  #downSinceMs: number | undefined;

  constructor(startMs: number) {
    this.#downSinceMs = startMs;
  }

  /** Call it whenever that may have changed. */
  note(isUp: boolean, nowMs: number): void {
    if (!isUp) this.#downSinceMs ??= nowMs;
    else if (this.#downSinceMs !== undefined) {
      this.#outages.push({ fromMs: this.#downSinceMs, toMs: nowMs });
      this.#downSinceMs = undefined;
    }
  }

  /** Outages until now, including the current one. */
  outages(nowMs: number): Outage[] {
    const lasting = this.#downSinceMs === undefined ? [] : [{ fromMs: this.#downSinceMs, toMs: nowMs }];
    return [...this.#outages, ...lasting];
  }
}
