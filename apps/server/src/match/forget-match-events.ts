import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../lib/database/transaction.ts';
import { eventTurn } from './event-turns.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Wait for readers, of whom each takes milliseconds. Those that come meanwhile wait as well. */
const LOCK_WITHIN = '2s';

/**
 * Empties the partition of tomorrow's events, which holds those of three days ago. At noon in UTC that leaves the last
 * 60 hours. A second call on the same day finds it empty. Throws when the lock was not free in time.
 */
export async function forgetMatchEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const partition = sql.table(`match_event_${eventTurn(clock.nowMs() + DAY_MS)}`);
  await inTransaction(db, async (tx) => {
    await sql`SET LOCAL lock_timeout = ${sql.lit(LOCK_WITHIN)}`.execute(tx);
    await sql`TRUNCATE ${partition}`.execute(tx);
  });
}
