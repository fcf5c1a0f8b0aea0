export interface PollerOptions {
  /** Time until the next run in milliseconds, evaluated after each run. */
  readonly waitMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** Minimum pause after a failure, which avoids a busy loop while the database is down. */
const ERROR_PAUSE_MS = 1_000;

/** Repeats a task, one run at a time. A failed run does not stop later ones. */
export class Poller {
  readonly #task: () => Promise<void>;
  readonly #options: PollerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isOn = false;
  #isResting = false;

  constructor(task: () => Promise<void>, options: PollerOptions) {
    this.#task = task;
    this.#options = options;
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

  /** Recomputes the wait. Call it when `waitMs` has changed. */
  reschedule(): void {
    if (!this.#running && !this.#isResting) this.#plan(0);
  }

  #plan(leastMs: number): void {
    if (!this.#isOn) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), Math.max(leastMs, this.#options.waitMs()));
  }

  #run(): void {
    this.#isResting = false;
    this.#running = this.#task()
      .catch((error: unknown) => {
        this.#isResting = true;
        this.#options.onError(error);
      })
      .finally(() => {
        this.#running = undefined;
        this.#plan(this.#isResting ? ERROR_PAUSE_MS : 0);
      });
  }
}
