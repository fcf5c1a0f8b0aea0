export interface Rhythm {
  /** Time until the next run in milliseconds, asked after each run. */
  readonly waitMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** Pause after a failure, so that it does not retry in a busy loop while the database is away. */
const REST_MS = 1_000;

/** Repeats an action, one run at a time. A failed run does not stop later ones. */
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

  /** Call it when the time to wait has changed. */
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
