/**
 * The books after random schedules of calls, faults, late and forged callbacks. `BILLING_SCHEDULES=1000` runs as many
 * schedules; `SEED=…` runs one again.
 */
import { expect, it } from 'vitest';
import { liveThrough } from './billing-world.ts';
import { judgeBilling } from './judge-billing.ts';

const PHONES = 8;
const DAYS = 4;
const MINUTES_MS = 10 * 60_000;

const count = Math.ceil(Number(process.env.BILLING_SCHEDULES ?? 16) / PHONES);
const seeds = process.env.SEED
  ? [process.env.SEED]
  : Array.from({ length: count }, (_, index) => `world-${index}`);

it.each(seeds)(
  'the books are right after %s',
  async (seed) => {
    await expect(liveThrough({ seed, phones: PHONES, days: DAYS }, judgeBilling)).resolves.toBeUndefined();
  },
  MINUTES_MS,
);
