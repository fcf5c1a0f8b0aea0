/** Period without a running server. */
export interface Outage {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Record of the periods without a running server. */
export class Uptime {
  readonly #outages: Outage[] = [];
  #downSinceMs: number | undefined;

  constructor(startMs: number) {
    this.#downSinceMs = startMs;
  }

  /** Updates the record. Call it whenever a server starts or stops. */
  note(isUp: boolean, nowMs: number): void {
    if (!isUp) this.#downSinceMs ??= nowMs;
    else if (this.#downSinceMs !== undefined) {
      this.#outages.push({ fromMs: this.#downSinceMs, toMs: nowMs });
      this.#downSinceMs = undefined;
    }
  }

  /** Lists the outages until now, including the current one. */
  outages(nowMs: number): Outage[] {
    const lasting = this.#downSinceMs === undefined ? [] : [{ fromMs: this.#downSinceMs, toMs: nowMs }];
    return [...this.#outages, ...lasting];
  }
}
