import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../deps.ts';

const LOOK_AGAIN_MS = 50;
/** Far longer than any booking may take. */
const GIVE_UP_AFTER_MS = 60_000;

/** The last id that was given out. Transactions that were given one before hold a lock on the table until they end. */
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
 * Id up to which no entry can come any more. Ids are taken in one order and committed in another, so those that write
 * now are waited for; those that begin later get higher ids. Nobody waits for this.
 */
export async function settledEntryId(db: Db): Promise<number> {
  const id = await lastId(db);
  let writers = new Set(await listWriters(db));
  const startMs = performance.now();
  while (writers.size > 0) {
    if (performance.now() - startMs > GIVE_UP_AFTER_MS) throw new Error('A booking does not end');
    await sleep(LOOK_AGAIN_MS);
    writers = new Set((await listWriters(db)).filter((writer) => writers.has(writer)));
  }
  return id;
}
