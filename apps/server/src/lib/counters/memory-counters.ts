import { hash, randomBytes } from 'node:crypto';
import { type Charge, type Counters, keyOf } from './counters.ts';
import { SlidingCount } from './sliding-count.ts';

/** Largest number of separate counts; they take about 40 MB. */
const MAX_SUBJECTS = 100_000;
const SHARED_COUNTS = 1_024;
const SWEEP_EVERY_MS = 1_000;

/**
 * Counters of this process, in bounded memory. No count is dropped before its window is over: when memory is full,
 * new subjects share counts, so that a flood of subjects resets nobody's count.
 */
export class MemoryCounters implements Counters {
  readonly #counts = new Map<string, SlidingCount>();
  readonly #mostSubjects: number;
  /** Secret of the hash, so that callers can't choose whose count they share. */
  readonly #secret = randomBytes(16).toString('hex');
  #sweptAtMs = Number.NEGATIVE_INFINITY;

  constructor(mostSubjects: number = MAX_SUBJECTS) {
    this.#mostSubjects = mostSubjects;
  }

  /** Number of counts. */
  get size(): number {
    return this.#counts.size;
  }

  async take(charges: readonly Charge[], nowMs: number): Promise<number> {
    const counts = charges.map((charge) => this.#countOf(charge, nowMs));
    const waitMs = Math.max(0, ...counts.map((count) => count.waitMs(nowMs)));
    if (waitMs === 0) for (const count of counts) count.add();
    return waitMs;
  }

  #countOf(charge: Charge, nowMs: number): SlidingCount {
    const own = this.#counts.get(keyOf(charge));
    if (own) return own;
    if (this.#hasRoom(nowMs)) return this.#start(keyOf(charge), charge, nowMs);
    const shared = this.#sharedKeyOf(charge);
    return this.#counts.get(shared) ?? this.#start(shared, charge, nowMs);
  }

  #start(key: string, { limit }: Charge, nowMs: number): SlidingCount {
    const count = new SlidingCount(limit, nowMs);
    this.#counts.set(key, count);
    return count;
  }

  #hasRoom(nowMs: number): boolean {
    if (this.#counts.size >= this.#mostSubjects && nowMs - this.#sweptAtMs >= SWEEP_EVERY_MS) {
      this.#sweptAtMs = nowMs;
      for (const [key, count] of this.#counts) if (count.isEmpty(nowMs)) this.#counts.delete(key);
    }
    return this.#counts.size < this.#mostSubjects;
  }

  #sharedKeyOf(charge: Charge): string {
    const digest = hash('sha256', this.#secret + keyOf(charge), 'buffer');
    return `${charge.limit.name}#${digest.readUInt32BE() % SHARED_COUNTS}`;
  }
}
