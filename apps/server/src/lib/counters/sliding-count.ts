import { type Limit, SLICES, sliceMsOf } from './counters.ts';

const KEPT = SLICES + 1;

/** Calls of one subject per slice of the window, in a ring. */
export class SlidingCount {
  readonly #limit: Limit;
  readonly #counts = new Uint32Array(KEPT);
  #slice: number;
  #sum = 0;

  constructor(limit: Limit, nowMs: number) {
    this.#limit = limit;
    this.#slice = this.#sliceAt(nowMs);
  }

  /** Milliseconds until another call is allowed; 0 for now. */
  waitMs(nowMs: number): number {
    this.#moveTo(nowMs);
    if (this.#sum < this.#limit.calls) return 0;
    return (this.#oldestSlice() + KEPT) * sliceMsOf(this.#limit) - nowMs;
  }

  /** Counts a call. Call it after `waitMs` of the same moment. */
  add(): void {
    const place = this.#slice % KEPT;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#sum += 1;
  }

  isEmpty(nowMs: number): boolean {
    return this.#sliceAt(nowMs) - this.#slice >= KEPT;
  }

  #sliceAt(nowMs: number): number {
    return Math.floor(nowMs / sliceMsOf(this.#limit));
  }

  /** Moves to the slice of that time; a clock that was set back stays in the newest one. */
  #moveTo(nowMs: number): void {
    const slice = this.#sliceAt(nowMs);
    const steps = Math.min(slice - this.#slice, KEPT);
    for (let step = 0; step < steps; step += 1) this.#clear((slice - step) % KEPT);
    this.#slice = Math.max(slice, this.#slice);
  }

  #clear(place: number): void {
    this.#sum -= this.#counts[place] ?? 0;
    this.#counts[place] = 0;
  }

  #oldestSlice(): number {
    for (let slice = this.#slice - SLICES; slice < this.#slice; slice += 1) {
      if (this.#counts[slice % KEPT]) return slice;
    }
    return this.#slice;
  }
}
