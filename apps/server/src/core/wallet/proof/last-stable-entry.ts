import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../lib/database/db.ts';

const POLL_MS = 50;
/** Time limit, far longer than any booking takes. */
const GIVE_UP_AFTER_MS = 60_000;

/** Last id that was assigned. Transactions with earlier ids lock the table until they end. */
async function lastId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('ledger_entry', 'id')::regclass), 0) AS id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

async function listWriters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    SELECT DISTINCT virtualtransaction AS writer FROM pg_locks
     WHERE relation = 'ledger_entry'::regclass AND mode = 'RowExclusiveLock' AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(db);
  return rows.map(({ writer }) => writer);
}

/**
 * Id up to which every entry is committed or rolled back. Ids are assigned in one order and committed in another, so
 * this waits for the transactions that are writing now; later ones get higher ids. No writer waits for it.
 */
export async function lastStableEntryId(db: Db): Promise<number> {
  const id = await lastId(db);
  let writers = new Set(await listWriters(db));
  const startMs = performance.now();
  while (writers.size > 0) {
    if (performance.now() - startMs > GIVE_UP_AFTER_MS) throw new Error('A booking does not end');
    await sleep(POLL_MS);
    writers = new Set((await listWriters(db)).filter((writer) => writers.has(writer)));
  }
  return id;
}
