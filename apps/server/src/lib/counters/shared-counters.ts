import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Charge, Counters, OpenCounters } from './counters.ts';
import { MemoryCounters } from './memory-counters.ts';
import { RedisCounters } from './redis-counters.ts';

/** Time limit for Redis; after a timeout it is not used for a while. */
const ANSWER_WITHIN_MS = 250;
const REST_MS = 1_000;
const MAX_RETRY_MS = 1_000;

const connectTo = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    commandTimeout: ANSWER_WITHIN_MS,
    retryStrategy: (times) => Math.min(times * 100, MAX_RETRY_MS),
  });

/** Counters in Redis; while it is unavailable, each node counts for itself. */
export class SharedCounters implements OpenCounters {
  readonly #redis: Redis;
  readonly #shared: Counters;
  readonly #own = new MemoryCounters();
  readonly #log: Logger;
  #restUntilMs = Number.NEGATIVE_INFINITY;
  #isAway = false;

  constructor(url: string, log: Logger) {
    this.#redis = connectTo(url);
    // Failures are reported by the calls.
    this.#redis.on('error', () => {});
    this.#shared = new RedisCounters(this.#redis);
    this.#log = log;
  }

  async open(): Promise<void> {
    await this.#redis.connect().catch(() => {});
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
  }

  async take(charges: readonly Charge[], nowMs: number): Promise<number> {
    if (performance.now() < this.#restUntilMs) return await this.#own.take(charges, nowMs);
    try {
      const waitMs = await this.#shared.take(charges, nowMs);
      this.#isAway = false;
      return waitMs;
    } catch (error) {
      this.#rest(error);
      return await this.#own.take(charges, nowMs);
    }
  }

  #rest(error: unknown): void {
    this.#restUntilMs = performance.now() + REST_MS;
    if (!this.#isAway)
      this.#log.warn({ reason: String(error) }, 'call counters fell back to this server alone');
    this.#isAway = true;
  }
}
