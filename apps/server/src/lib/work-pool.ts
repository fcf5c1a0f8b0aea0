interface BatchLimits {
  /** Number of concurrent batches. */
  readonly concurrency: number;
  /** Maximum number of ids per batch. */
  readonly size: number;
}

/** Processes ids in batches with limited concurrency, first come, first served. An id is queued at most once. */
export class BatchPool {
  readonly #limits: BatchLimits;
  readonly #work: (ids: readonly string[]) => Promise<void>;
  readonly #waiting = new Set<string>();
  readonly #running = new Set<Promise<void>>();

  /** `work` must not reject. */
  constructor(limits: BatchLimits, work: (ids: readonly string[]) => Promise<void>) {
    this.#limits = limits;
    this.#work = work;
  }

  add(ids: Iterable<string>): void {
    for (const id of ids) this.#waiting.add(id);
    this.#fill();
  }

  /** Resolves when all work is done. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #take(): string[] {
    const batch: string[] = [];
    for (const id of this.#waiting) {
      if (batch.length === this.#limits.size) break;
      this.#waiting.delete(id);
      batch.push(id);
    }
    return batch;
  }

  #fill(): void {
    while (this.#waiting.size > 0 && this.#running.size < this.#limits.concurrency) {
      const running = this.#work(this.#take()).finally(() => {
        this.#running.delete(running);
        this.#fill();
      });
      this.#running.add(running);
    }
  }
}

/** Processes single ids with limited concurrency. */
export class WorkPool extends BatchPool {
  /** `work` must not reject. */
  constructor(concurrency: number, work: (id: string) => Promise<void>) {
    super({ concurrency, size: 1 }, async (ids) => {
      for (const id of ids) await work(id);
    });
  }
}
