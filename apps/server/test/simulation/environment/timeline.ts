import type { Clock } from '../../../src/lib/clock.ts';

/** Owner of an action: the actions of a dead one are dropped, those of a paused one delayed. */
export interface Doer {
  readonly isGone: boolean;
  readonly heldUntilMs: number;
}

export interface Plan {
  readonly atMs: number;
  readonly run: () => unknown;
  readonly doer: Doer | undefined;
}

/** Waits one turn of real time, in which all unblocked work goes on as far as it can. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Time of a world: only planned actions happen, one after the other, so that the same plans give the same
 * world. The clock jumps from plan to plan, however far.
 */
export class Timeline implements Clock {
  /** Sorted, with the next one last. */
  readonly #plans: Plan[] = [];
  #nowMs: number;

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  /** Plans an action; those for the same moment run in the order of planning. */
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

  /** Runs the next action. False when none is left. */
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
