import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';

/** Advisory lock (any free number) that lets one server number at a time. */
const NUMBERING_LOCK = 7_310_057;
const EVENTS_PER_BATCH = 1_000;

/**
 * Sets the positions of committed events, the order in which every subscriber gets them. Ids would not do: they are
 * assigned in one order and committed in another, so a cursor over ids would skip events committed late. An event
 * caused by another one has a higher id, because its cause was committed first, so it gets a later position. Returns
 * how many events were numbered.
 */
export const numberEvents = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    // The lock is a separate statement, so that the next one sees everything committed while it waited.
    await sql`SELECT pg_advisory_xact_lock(${NUMBERING_LOCK})`.execute(tx);
    const { numAffectedRows } = await sql`
      UPDATE domain_event event SET position = last.position + next.rank
        FROM (SELECT coalesce(max(position), 0) AS position FROM domain_event) last,
             (SELECT id, row_number() OVER (ORDER BY id) AS rank
                FROM (SELECT id FROM domain_event WHERE position IS NULL ORDER BY id LIMIT ${EVENTS_PER_BATCH}) fresh) next
       WHERE event.id = next.id`.execute(tx);
    return Number(numAffectedRows ?? 0n);
  });
