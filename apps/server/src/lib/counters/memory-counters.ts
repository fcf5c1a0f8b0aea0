import { hash, randomBytes } from 'node:crypto';
import { type Charge, type Counters, keyOf, type Limit } from './counters.ts';
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
  /** Counts by the limit's name and the subject, two short texts that need not be joined for each call. */
  readonly #counts = new Map<string, Map<string, SlidingCount>>();
  readonly #mostSubjects: number;
  /** Secret of the hash, so that callers can't choose whose count they share. */
  readonly #secret = randomBytes(16).toString('hex');
  #size = 0;
  #sweptAtMs = Number.NEGATIVE_INFINITY;

  constructor(mostSubjects: number = MAX_SUBJECTS) {
    this.#mostSubjects = mostSubjects;
  }

  /** Number of counts. */
  get size(): number {
    return this.#size;
  }

  take(charges: readonly Charge[], nowMs: number): number {
    const counts = charges.map((charge) => this.#countOf(charge, nowMs));
    let waitMs = 0;
    for (const count of counts) waitMs = Math.max(waitMs, count.waitMs(nowMs));
    if (waitMs === 0) for (const count of counts) count.add();
    return waitMs;
  }

  #countOf(charge: Charge, nowMs: number): SlidingCount {
    const counts = this.#countsOf(charge.limit);
    const own = counts.get(charge.subject);
    if (own) return own;
    const subject = this.#hasRoom(nowMs) ? charge.subject : this.#sharedSubjectOf(charge);
    return counts.get(subject) ?? this.#start(counts, subject, charge.limit, nowMs);
  }

  #countsOf({ name }: Limit): Map<string, SlidingCount> {
    const known = this.#counts.get(name);
    if (known) return known;
    const counts = new Map<string, SlidingCount>();
    this.#counts.set(name, counts);
    return counts;
  }

  #start(counts: Map<string, SlidingCount>, subject: string, limit: Limit, nowMs: number): SlidingCount {
    const count = new SlidingCount(limit, nowMs);
    counts.set(subject, count);
    this.#size += 1;
    return count;
  }

  #hasRoom(nowMs: number): boolean {
    if (this.#size >= this.#mostSubjects && nowMs - this.#sweptAtMs >= SWEEP_EVERY_MS) {
      this.#sweptAtMs = nowMs;
      for (const counts of this.#counts.values()) this.#sweep(counts, nowMs);
    }
    return this.#size < this.#mostSubjects;
  }

  #sweep(counts: Map<string, SlidingCount>, nowMs: number): void {
    for (const [subject, count] of counts) {
      if (!count.isEmpty(nowMs)) continue;
      counts.delete(subject);
      this.#size -= 1;
    }
  }

  #sharedSubjectOf(charge: Charge): string {
    const digest = hash('sha256', this.#secret + keyOf(charge), 'buffer');
    return `#${digest.readUInt32BE() % SHARED_COUNTS}`;
  }
}
