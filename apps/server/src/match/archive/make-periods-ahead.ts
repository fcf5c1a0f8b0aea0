import type { Deps } from '../../deps.ts';
import { type Period, periodsBetween } from './period.ts';
import {
  attachPeriod,
  dropProofs,
  hasRowsInRest,
  isRestUsed,
  listPeriods,
  makeTables,
  proveAbsence,
} from './round-partitions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** One month: servers that are down for that long still have a partition for rounds. More of them cost statements time. */
const AHEAD_MS = 31 * DAY_MS;

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

/**
 * Makes a period. Rows from before it was made stay in the default partition, and are kept for good. A period that has
 * begun gets no proof, which would refuse the rows that players write meanwhile, so it is made on a new database only.
 */
async function makePeriod({ db, clock, log }: Needs, period: Period): Promise<void> {
  const hasBegun = period.startsAtMs <= clock.nowMs();
  if (hasBegun ? await isRestUsed(db) : await hasRowsInRest(db, period)) return;
  if (!hasBegun) await proveAbsence(db, period);
  await attachPeriod(db, period, (tx) => makeTables(tx, period));
  log.info({ period: period.name }, 'period was made for rounds and answers');
}

/** Makes the partitions of this month and of those that begin within a month, where KEEP_ROUNDS_MONTHS is set. */
export async function makePeriodsAhead(needs: Needs): Promise<void> {
  const { db, clock, config } = needs;
  await dropProofs(db);
  if (config.KEEP_ROUNDS_MONTHS === undefined) return;
  const nowMs = clock.nowMs();
  const known = new Set((await listPeriods(db)).map(({ name }) => name));
  for (const period of periodsBetween(nowMs, nowMs + AHEAD_MS)) {
    if (!known.has(period.name)) await makePeriod(needs, period);
  }
}
