import { sql } from 'kysely';
import type { Db, Tx } from '../../src/deps.ts';
import { readSnapshot } from '../../src/lib/database/transaction.ts';

interface RowsRead {
  readonly table: string;
  readonly count: number;
}

/** Rows that this connection has read; PostgreSQL adds earlier transactions of the same second. */
async function readCounts(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<RowsRead>`
    SELECT relname AS table, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS count
      FROM pg_stat_xact_user_tables`.execute(tx);
  return new Map(rows.map(({ table, count }) => [table, count]));
}

/** Counts the rows of each table that a query reads, by index or not, as PostgreSQL counts them. */
export const countRowsRead = (db: Db, read: (tx: Tx) => Promise<unknown>): Promise<Map<string, number>> =>
  readSnapshot(db, async (tx) => {
    const before = await readCounts(tx);
    await read(tx);
    const after = await readCounts(tx);
    return new Map([...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)]));
  });
