/** Simulated timers and random numbers of the platform. */
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { ActionOwner, Plan, Timeline } from './timeline.ts';

/** A simulated server. */
export interface Host extends ActionOwner {
  readonly timeline: Timeline;
  readonly chance: Chance;
  /** Returns the current delay of timers, in milliseconds. */
  timerLateMs(): number;
}

const hosts = new AsyncLocalStorage<Host>();

/** Runs work, and everything it starts, as a simulated server. */
export const runOn = <T>(host: Host, work: () => T): T => hosts.run(host, work);

/** Simulated `Timeout`, with `unref` for code of the real server. */
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
  const { randomBytes, randomInt, randomUUID, randomUUIDv7 } = crypto;
  const { random } = Math;
  const chanceNow = () => hosts.getStore()?.chance;
  Object.assign(crypto, {
    randomBytes: (size: number) => chanceNow()?.bytes(size) ?? randomBytes(size),
    randomInt: (first: number, bound?: number) => {
      const [low, high] = bound === undefined ? [0, first] : [first, bound];
      return chanceNow()?.between(low, high - 1) ?? randomInt(low, high);
    },
    randomUUID: () => chanceNow()?.uuid() ?? randomUUID(),
    randomUUIDv7: () => {
      const host = hosts.getStore();
      return host ? host.chance.uuidAt(host.timeline.nowMs()) : randomUUIDv7();
    },
  });
  Math.random = () => {
    const chance = chanceNow();
    return chance ? chance.between(0, 999_999) / 1_000_000 : random();
  };
}

let isSimulated = false;

/** Replaces the globals once per process. Code outside simulated servers still gets the real ones. */
export function simulateGlobals(): void {
  if (isSimulated) return;
  isSimulated = true;
  simulateTimers();
  simulateChance();
  syncBuiltinESMExports();
}
