export interface Rhythm {
  /** Until the next run, in milliseconds; asked after each run. */
  readonly waitMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** Does something again and again, one run at a time. A run that fails does not keep the next one from coming. */
export class Repeating {
  readonly #task: () => Promise<void>;
  readonly #rhythm: Rhythm;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isOn = false;

  constructor(task: () => Promise<void>, rhythm: Rhythm) {
    this.#task = task;
    this.#rhythm = rhythm;
  }

  start(): void {
    this.#isOn = true;
    this.replan();
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** To be called when the time to wait has changed. */
  replan(): void {
    if (!this.#isOn || this.#running) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), Math.max(0, this.#rhythm.waitMs()));
  }

  #run(): void {
    this.#running = this.#task()
      .catch(this.#rhythm.onError)
      .finally(() => {
        this.#running = undefined;
        this.replan();
      });
  }
}
