/** Counts statements, and blocks of tables and indexes, that calls to a server in this process read. */
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Db } from '../../apps/server/src/lib/database/db.ts';

export interface CallCost {
  readonly statements: number;
  readonly blocks: number;
}

let statements = 0;

/** Starts counting all statements of this process. */
export function countStatements(): void {
  const { query } = Client.prototype;
  Client.prototype.query = function counted(this: Client, ...given: unknown[]) {
    statements += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
}

/** More connections than the pool of a test server, which hands them out in turn. */
const CONNECTIONS = 12;

/** Makes every connection report its statistics, which it otherwise does after idling. */
async function flush(db: Db, left = CONNECTIONS): Promise<void> {
  if (left === 0) return;
  await db.connection().execute(async (one) => {
    await flush(db, left - 1);
    await sql`SELECT pg_stat_force_next_flush()`.execute(one);
  });
}

async function readBlocks(db: Db): Promise<number> {
  await flush(db);
  const { rows } = await sql<{ blocks: number }>`
    SELECT sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0)
               + coalesce(toast_blks_hit + toast_blks_read, 0))::int AS blocks
      FROM pg_statio_user_tables WHERE schemaname = 'public'`.execute(db);
  return rows[0]?.blocks ?? 0;
}

export async function costOf(db: Db, work: () => Promise<unknown>): Promise<CallCost> {
  const blocksBefore = await readBlocks(db);
  const statementsBefore = statements;
  await work();
  const used = statements - statementsBefore;
  return { statements: used, blocks: (await readBlocks(db)) - blocksBefore };
}

/** Approximate number of entries in a page of an index. */
const FAN_OUT = 200;

/** Average blocks of an index look-up in the growing tables: the levels of the index by its size, and the row. */
export async function lookupBlocks(db: Db): Promise<number> {
  await sql`ANALYZE`.execute(db);
  const { rows } = await sql<{ blocks: number }>`
    SELECT avg(2 + ceil(ln(greatest(relpages - 1, 1)) / ln(${FAN_OUT}::float8)))::float8 AS blocks
      FROM pg_class JOIN pg_stat_user_indexes ON indexrelid = pg_class.oid
     WHERE pg_stat_user_indexes.relname ~ '^(match|ledger|player|session|daily_play|notification)'`.execute(
    db,
  );
  return rows[0]?.blocks ?? 1;
}
