import type { Clock } from '../lib/clock.ts';

/** Whose doing something is: what is gone does nothing any more, what is held does it later. */
export interface Doer {
  readonly isGone: boolean;
  readonly heldUntilMs: number;
}

export interface Plan {
  readonly atMs: number;
  readonly run: () => unknown;
  readonly doer: Doer | undefined;
}

/** A moment of real time, in which everything that waits for nothing goes on as far as it can. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The time of a world: nothing happens but what is planned here, one thing after the other, so that the same plans
 * give the same world. It moves from plan to plan, however long that is.
 */
export class Timeline implements Clock {
  /** The next one last. */
  readonly #plans: Plan[] = [];
  #nowMs: number;

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  /** Of two plans for the same moment the one that was made first comes first. */
  after(delayMs: number, run: () => unknown, doer?: Doer): Plan {
    const plan = { atMs: this.#nowMs + Math.max(0, Math.round(delayMs)), run, doer };
    this.#insert(plan);
    return plan;
  }

  cancel(plan: Plan): void {
    const place = this.#plans.indexOf(plan);
    if (place >= 0) this.#plans.splice(place, 1);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Does what comes next. False when nothing will ever happen again. */
  async step(): Promise<boolean> {
    const plan = this.#plans.pop();
    if (!plan) return false;
    const { doer } = plan;
    if (doer?.isGone) return true;
    if (doer && doer.heldUntilMs > plan.atMs) {
      this.#insert({ ...plan, atMs: doer.heldUntilMs });
      return true;
    }
    this.#nowMs = Math.max(this.#nowMs, plan.atMs);
    await plan.run();
    await settle();
    return true;
  }

  #insert(plan: Plan): void {
    let place = this.#plans.length;
    while (place > 0 && (this.#plans[place - 1]?.atMs ?? 0) <= plan.atMs) place -= 1;
    this.#plans.splice(place, 0, plan);
  }
}
