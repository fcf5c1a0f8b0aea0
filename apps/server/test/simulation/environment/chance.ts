import { createHash } from 'node:crypto';
import { integerBelow } from '@trivia/rules/random/choose.ts';
import { createRandom, type Random } from '@trivia/rules/random/random.ts';

/** Random numbers for one part of a world, derived from the world's seed and the part's name. */
export class Chance {
  readonly #random: Random;

  constructor(seed: number, ...part: readonly (string | number)[]) {
    const digits = createHash('sha256').update(`world ${seed}`).digest('hex');
    this.#random = createRandom(digits, ...part);
  }

  /** Draws a whole number from `low` to `high`, both inclusive. */
  between(low: number, high: number): number {
    return low + integerBelow(this.#random, high - low + 1);
  }

  happens(percent: number): boolean {
    return integerBelow(this.#random, 100) < percent;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[integerBelow(this.#random, items.length)] ?? items[0];
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => integerBelow(this.#random, 256)));
  }

  uuid(): string {
    const hex = this.bytes(16).toString('hex');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
    return [...parts, hex.slice(20)].join('-');
  }

  /** UUID of version 7, which begins with the time. */
  uuidAt(timeMs: number): string {
    const time = timeMs.toString(16).padStart(12, '0');
    const rest = this.uuid().slice('00000000-0000-4'.length);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${rest}`;
  }
}
