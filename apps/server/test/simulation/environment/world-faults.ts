import type { Mishap } from '../database/server-connections.ts';
import type { Chance } from './chance.ts';
import { drawDowntimeMs, drawFaultRates, drawMishap, type FaultRates } from './fault-rates.ts';

/** Faults of a world, until they end. */
export class WorldFaults {
  readonly rates: FaultRates;
  readonly #chance: Chance;
  #statementsToMishap = Number.POSITIVE_INFINITY;
  #isCalm = false;

  constructor(chance: Chance) {
    this.#chance = chance;
    this.rates = drawFaultRates(chance);
    this.#plan();
  }

  get isCalm(): boolean {
    return this.#isCalm;
  }

  /** Ends all faults. */
  calmDown(): void {
    this.#isCalm = true;
  }

  /** Returns the current rates of loss, duplication and latency. */
  get network(): Pick<FaultRates, 'lossPercent' | 'duplicatePercent' | 'travelMs'> {
    const { travelMs } = this.rates;
    return this.#isCalm ? { lossPercent: 0, duplicatePercent: 0, travelMs } : this.rates;
  }

  /** Returns the fault of the next statement, if any. */
  nextMishap(): Mishap | undefined {
    this.#statementsToMishap -= 1;
    if (this.#isCalm || this.#statementsToMishap > 0) return undefined;
    this.#plan();
    return drawMishap(this.#chance);
  }

  timerLateMs(): number {
    return this.#chance.between(...this.rates.timersLateMs);
  }

  /** Draws the latency of a statement, which is sometimes long. */
  statementMs(): number {
    if (this.#chance.happens(this.rates.slowPercent)) return this.#chance.between(30, 900);
    return this.#chance.happens(85) ? this.#chance.between(0, 2) : this.#chance.between(3, 30);
  }

  downtimeMs(): number {
    return drawDowntimeMs(this.#chance);
  }

  #plan(): void {
    const { mishapAfter } = this.rates;
    if (mishapAfter) this.#statementsToMishap = this.#chance.between(...mishapAfter);
  }
}
