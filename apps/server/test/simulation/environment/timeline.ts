import type { Clock } from '../../../src/lib/clock.ts';

/** Owner of an action. Actions of a dead owner are dropped, those of a paused one delayed. */
export interface ActionOwner {
  readonly isGone: boolean;
  readonly heldUntilMs: number;
}

export interface Plan {
  readonly atMs: number;
  readonly run: () => unknown;
  readonly owner: ActionOwner | undefined;
}

/** Start of every world: a Wednesday noon in Baghdad. */
export const WORLD_START_MS = Date.UTC(2026, 10, 25, 9);

/** Waits one turn of the real event loop, in which all unblocked tasks run. */
export const drainTasks = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Simulated time of a world. Planned actions run one after another, so that equal plans give equal worlds, and the
 * clock jumps from one to the next.
 */
export class Timeline implements Clock {
  /** Plans sorted by time, the next one last. */
  readonly #plans: Plan[] = [];
  #nowMs: number;

  constructor(startMs: number) {
    this.#nowMs = startMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  /** Plans an action. Simultaneous ones run in the order of planning. */
  after(delayMs: number, run: () => unknown, owner?: ActionOwner): Plan {
    const plan = { atMs: this.#nowMs + Math.max(0, Math.round(delayMs)), run, owner };
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

  /** Runs the next action; false if none is left. */
  async step(): Promise<boolean> {
    const plan = this.#plans.pop();
    if (!plan) return false;
    const { owner } = plan;
    if (owner?.isGone) return true;
    if (owner && owner.heldUntilMs > plan.atMs) {
      this.#insert({ ...plan, atMs: owner.heldUntilMs });
      return true;
    }
    this.#nowMs = Math.max(this.#nowMs, plan.atMs);
    await plan.run();
    await drainTasks();
    return true;
  }

  #insert(plan: Plan): void {
    let place = this.#plans.length;
    while (place > 0 && (this.#plans[place - 1]?.atMs ?? 0) <= plan.atMs) place -= 1;
    this.#plans.splice(place, 0, plan);
  }
}
