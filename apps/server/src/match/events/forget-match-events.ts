import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { eventPartition } from './event-partitions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time limit for the table lock. Readers hold it for milliseconds; new ones queue behind this request. */
const LOCK_WITHIN = '2s';

/**
 * Truncates the partition that tomorrow's events will use, whose events are three days old. Run at noon UTC, it
 * leaves the last 60 hours. A second run on the same day finds the partition empty. Throws when the lock is not
 * granted in time.
 */
export async function forgetMatchEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const partition = sql.table(`match_event_${eventPartition(clock.nowMs() + DAY_MS)}`);
  await inTransaction(db, async (tx) => {
    await sql`SET LOCAL lock_timeout = ${sql.lit(LOCK_WITHIN)}`.execute(tx);
    await sql`TRUNCATE ${partition}`.execute(tx);
  });
}
