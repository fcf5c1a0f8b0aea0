import type { Deps } from '../../deps.ts';
import { type Period, periodsBetween } from './period.ts';
import { attachPeriod, hasRowsInRest, listPeriods, makeTables } from './round-partitions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Two months: a server that makes none for that long still has where to put rounds. */
const AHEAD_MS = 61 * DAY_MS;

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

async function makePeriod({ db, log }: Needs, period: Period): Promise<void> {
  // Rows that came before the period was made stay in the default partition, and are kept for good.
  if (await hasRowsInRest(db, period)) return;
  await attachPeriod(db, period, (tx) => makeTables(tx, period));
  log.info({ period: period.name }, 'period was made for rounds and answers');
}

/**
 * Makes the partitions of this month and the next two, where KEEP_ROUNDS_MONTHS says that old ones are let go. A month that
 * has begun in the default partition is left out.
 */
export async function makePeriodsAhead(needs: Needs): Promise<void> {
  const { db, clock, config } = needs;
  if (config.KEEP_ROUNDS_MONTHS === undefined) return;
  const nowMs = clock.nowMs();
  const known = new Set((await listPeriods(db)).map(({ name }) => name));
  for (const period of periodsBetween(nowMs, nowMs + AHEAD_MS)) {
    if (!known.has(period.name)) await makePeriod(needs, period);
  }
}
