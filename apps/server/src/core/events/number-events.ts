import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { inTransaction } from '../../lib/database/transaction.ts';

/** Key of the lock, any number: one server numbers at a time. */
const NUMBERING_LOCK = 7_310_057;
const EVENTS_AT_ONCE = 1_000;

/**
 * Gives committed events their positions, the order in which every subscriber gets them. Ids alone would not do: they
 * are taken in one order and committed in another, so that a cursor over ids skips events that are committed late. An
 * event that was caused by another has the higher id, since its cause was committed before it was recorded; it comes
 * later in the same batch or in a later one. Returns how many were numbered.
 */
export const numberEvents = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    // This is a statement of its own, so that the next one reads everything committed while this one waited.
    await sql`SELECT pg_advisory_xact_lock(${NUMBERING_LOCK})`.execute(tx);
    const { numAffectedRows } = await sql`
      UPDATE domain_event event SET position = last.position + next.rank
        FROM (SELECT coalesce(max(position), 0) AS position FROM domain_event) last,
             (SELECT id, row_number() OVER (ORDER BY id) AS rank
                FROM (SELECT id FROM domain_event WHERE position IS NULL ORDER BY id LIMIT ${EVENTS_AT_ONCE}) fresh) next
       WHERE event.id = next.id`.execute(tx);
    return Number(numAffectedRows ?? 0n);
  });
