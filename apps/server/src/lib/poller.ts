export interface Rhythm {
  /** Until the next run, in milliseconds; asked after each run. */
  readonly waitMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** What failed is not tried again sooner, lest it runs without a pause while the database is away. */
const REST_MS = 1_000;

/** Does something again and again, one run at a time. A run that fails does not keep the next one from coming. */
export class Poller {
  readonly #task: () => Promise<void>;
  readonly #rhythm: Rhythm;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isOn = false;
  #isResting = false;

  constructor(task: () => Promise<void>, rhythm: Rhythm) {
    this.#task = task;
    this.#rhythm = rhythm;
  }

  start(): void {
    this.#isOn = true;
    this.#plan(0);
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** To be called when the time to wait has changed. */
  replan(): void {
    if (!this.#running && !this.#isResting) this.#plan(0);
  }

  #plan(leastMs: number): void {
    if (!this.#isOn) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), Math.max(leastMs, this.#rhythm.waitMs()));
  }

  #run(): void {
    this.#isResting = false;
    this.#running = this.#task()
      .catch((error: unknown) => {
        this.#isResting = true;
        this.#rhythm.onError(error);
      })
      .finally(() => {
        this.#running = undefined;
        this.#plan(this.#isResting ? REST_MS : 0);
      });
  }
}
