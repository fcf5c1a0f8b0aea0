import { AppError } from '../../lib/app-error.ts';

export interface AdmissionLimits {
  /** Calls that are worked on at once. */
  readonly atOnce: number;
  /** Calls that wait for their turn. */
  readonly waiting: number;
  /** Time after which a call that waits is refused. */
  readonly waitMs: number;
  /** Time after which a call counts as worked on no more: it waits for something other than the processor. */
  readonly workMs: number;
}

export type Start = (refusal?: AppError) => void;

interface Waiting {
  readonly call: object;
  readonly start: Start;
  readonly sinceMs: number;
}

const LOOK_EVERY_MS = 100;
const RETRY_AFTER_SECONDS = 1;

const tooBusy = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: new Error('Too many calls wait for their turn'),
  });

/**
 * Works on few calls at once, first come, first served. A server that works on all of a crowd's calls at once has each of
 * them half done for most of the time, so that the first reply leaves about when the last one does.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #nowMs: () => number;
  /** Calls being worked on with the time at which they began, oldest first. */
  readonly #working = new Map<object, number>();
  #waiting: Waiting[] = [];
  /** Place of the first one that waits. */
  #first = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: AdmissionLimits, nowMs: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#nowMs = nowMs;
  }

  get waitingCount(): number {
    return this.#waiting.length - this.#first;
  }

  /** Calls `start` when the call's turn comes, or at once with the refusal SERVICE_UNAVAILABLE. */
  enter(call: object, start: Start): void {
    if (this.#working.size < this.#limits.atOnce) {
      this.#working.set(call, this.#nowMs());
      start();
    } else if (this.waitingCount < this.#limits.waiting) {
      this.#waiting.push({ call, start, sinceMs: this.#nowMs() });
      this.#timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    } else {
      start(tooBusy());
    }
  }

  /** Makes room for the next call. May be called more than once. */
  leave(call: object): void {
    if (this.#working.delete(call)) this.#fill();
  }

  /** Passes over calls that take too long, and refuses those that have waited too long. */
  look(): void {
    const nowMs = this.#nowMs();
    for (const [call, beganAtMs] of this.#working) {
      if (nowMs - beganAtMs < this.#limits.workMs) break;
      this.#working.delete(call);
    }
    for (let next = this.#next; next && nowMs - next.sinceMs >= this.#limits.waitMs; next = this.#next) {
      this.#first += 1;
      next.start(tooBusy());
    }
    this.#fill();
  }

  get #next(): Waiting | undefined {
    return this.#waiting[this.#first];
  }

  #fill(): void {
    for (let next = this.#next; next && this.#working.size < this.#limits.atOnce; next = this.#next) {
      this.#first += 1;
      this.#working.set(next.call, this.#nowMs());
      next.start();
    }
    if (this.waitingCount > 0) return;
    this.#waiting = [];
    this.#first = 0;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
