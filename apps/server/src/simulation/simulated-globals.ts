/** What code takes from its platform by itself, given by the world: timers, and chance. */
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { Doer, Plan, Timeline } from './timeline.ts';

/** A simulated server. */
export interface Host extends Doer {
  readonly timeline: Timeline;
  readonly chance: Chance;
  /** How late a timer comes now. */
  timerLateMs(): number;
}

const hosts = new AsyncLocalStorage<Host>();

/** Runs the work, and all that comes of it, as a simulated server's. */
export const runOn = <T>(host: Host, work: () => T): T => hosts.run(host, work);

/** What `setTimeout` gives; a real server may let it go. */
class SimulatedTimer {
  readonly #host: Host;
  readonly #plan: Plan;

  constructor(host: Host, plan: Plan) {
    this.#host = host;
    this.#plan = plan;
  }

  stop(): void {
    this.#host.timeline.cancel(this.#plan);
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

type Callback = (...values: unknown[]) => void;

function simulateTimers(): void {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const { setTimeout: sleep } = timers;
  Object.assign(globalThis, {
    setTimeout: Object.assign((callback: Callback, ms = 0, ...values: unknown[]) => {
      const host = hosts.getStore();
      if (!host) return set(callback, ms, ...values);
      const run = () => hosts.run(host, () => callback(...values));
      return new SimulatedTimer(host, host.timeline.after(ms + host.timerLateMs(), run, host));
    }, set),
    clearTimeout: (timer: NodeJS.Timeout | SimulatedTimer | undefined) =>
      timer instanceof SimulatedTimer ? timer.stop() : clear(timer),
  });
  Object.assign(timers, {
    setTimeout: (ms: number, ...rest: [value?: unknown]) => {
      const host = hosts.getStore();
      if (!host) return sleep(ms, ...rest);
      return new Promise((resolve) => host.timeline.after(ms, () => resolve(rest[0]), host));
    },
  });
}

function simulateChance(): void {
  const { randomBytes, randomInt, randomUUID } = crypto;
  const { random } = Math;
  const chanceNow = () => hosts.getStore()?.chance;
  Object.assign(crypto, {
    randomBytes: (size: number) => chanceNow()?.bytes(size) ?? randomBytes(size),
    randomInt: (first: number, bound?: number) => {
      const [low, high] = bound === undefined ? [0, first] : [first, bound];
      return chanceNow()?.between(low, high - 1) ?? randomInt(low, high);
    },
    randomUUID: () => chanceNow()?.uuid() ?? randomUUID(),
  });
  Math.random = () => {
    const chance = chanceNow();
    return chance ? chance.between(0, 999_999) / 1_000_000 : random();
  };
}

let isSimulated = false;

/** Once in a process. Whatever does not belong to a simulated server goes on with the real ones. */
export function simulateGlobals(): void {
  if (isSimulated) return;
  isSimulated = true;
  simulateTimers();
  simulateChance();
  syncBuiltinESMExports();
}
