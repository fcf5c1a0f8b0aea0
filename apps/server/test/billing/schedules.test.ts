/**
 * Checks of the books after random schedules of calls, faults, late and forged callbacks. `BILLING_SCHEDULES=1000`
 * runs as many schedules; `SEED=…` repeats one.
 */
import { expect, it } from 'vitest';
import { runSchedule } from './billing-world.ts';
import { checkBilling } from './check-billing.ts';

const PHONES = 8;
const DAYS = 4;
const MINUTES_MS = 10 * 60_000;

const count = Math.ceil(Number(process.env.BILLING_SCHEDULES ?? 16) / PHONES);
const seeds = process.env.SEED
  ? [process.env.SEED]
  : Array.from({ length: count }, (_, index) => `world-${index}`);

it.each(seeds)(
  'all invariants of the books hold after %s',
  async (seed) => {
    await expect(runSchedule({ seed, phones: PHONES, days: DAYS }, checkBilling)).resolves.toBeUndefined();
  },
  MINUTES_MS,
);
