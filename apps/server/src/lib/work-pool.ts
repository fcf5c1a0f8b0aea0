/** Runs work on ids with limited concurrency, first come, first served; each waiting id is queued once. */
export class WorkPool {
  readonly #atOnce: number;
  readonly #work: (id: string) => Promise<void>;
  readonly #waiting = new Set<string>();
  readonly #running = new Set<Promise<void>>();

  /** `work` must not reject. */
  constructor(atOnce: number, work: (id: string) => Promise<void>) {
    this.#atOnce = atOnce;
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

  #fill(): void {
    for (const id of this.#waiting) {
      if (this.#running.size >= this.#atOnce) return;
      this.#waiting.delete(id);
      const running = this.#work(id).finally(() => {
        this.#running.delete(running);
        this.#fill();
      });
      this.#running.add(running);
    }
  }
}
