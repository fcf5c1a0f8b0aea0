import { sql } from 'kysely';
import type { Db, Tx } from '../../src/lib/database/db.ts';
import { readSnapshot } from '../../src/lib/database/transaction.ts';

interface RowsRead {
  readonly table: string;
  readonly count: number;
}

/** Counts the rows read by this connection; PostgreSQL includes earlier transactions of the same second. */
async function readCounts(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<RowsRead>`
    SELECT relname AS table, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS count
      FROM pg_stat_xact_user_tables`.execute(tx);
  return new Map(rows.map(({ table, count }) => [table, count]));
}

/** Counts the rows that a query reads from each table, by PostgreSQL's statistics. */
export const countRowsRead = (db: Db, read: (tx: Tx) => Promise<unknown>): Promise<Map<string, number>> =>
  readSnapshot(db, async (tx) => {
    const before = await readCounts(tx);
    await read(tx);
    const after = await readCounts(tx);
    return new Map([...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)]));
  });
