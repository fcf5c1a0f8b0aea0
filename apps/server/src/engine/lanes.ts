/** Works on many things, so many at once; the others wait their turn, first come, first served. */
export class Lanes {
  readonly #atOnce: number;
  readonly #work: (id: string) => Promise<void>;
  readonly #waiting = new Set<string>();
  readonly #running = new Set<Promise<void>>();

  /** `work` deals with its failures itself. */
  constructor(atOnce: number, work: (id: string) => Promise<void>) {
    this.#atOnce = atOnce;
    this.#work = work;
  }

  add(ids: Iterable<string>): void {
    for (const id of ids) this.#waiting.add(id);
    this.#fill();
  }

  /** Resolves when nothing is left to do. */
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
