/** Rows and blocks read by statements, according to their plans. */
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Deps } from '../../../src/deps.ts';
import { valueTypes } from '../../../src/lib/database/connect.ts';
import type { Tables } from '../../../src/lib/database/db.ts';
import type { TestServer } from '../build-test-server.ts';

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

export interface ReadCost {
  readonly blocks: number;
  /** Number of rows read, including those filtered out. */
  readonly rows: number;
}

const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text) && !/\bfor update\b/i.test(text);

function rowsOf(plan: Plan): number {
  if (plan.Plans) return plan.Plans.reduce((sum, child) => sum + rowsOf(child), 0);
  return (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

async function explain(pool: Pool, { sql: text, parameters }: CompiledQuery): Promise<ReadCost> {
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    [...parameters],
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error(`No plan of ${text}`);
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: rowsOf(plan) };
}

/** Runs a read-only use case, and sums up the costs of its statements. */
export async function readCost(
  { deps, databaseUrl }: TestServer,
  read: (deps: Deps) => Promise<unknown>,
): Promise<ReadCost> {
  const queries: CompiledQuery[] = [];
  const pool = new Pool({ connectionString: databaseUrl, types: valueTypes, max: 2 });
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) });
  try {
    await sql`VACUUM (ANALYZE)`.execute(deps.db);
    await read({ ...deps, db });
    const reads = queries.filter(({ sql: text }) => isRead(text));
    const costs: ReadCost[] = [];
    for (const query of reads) costs.push(await explain(pool, query));
    const sum = (of: (cost: ReadCost) => number) => costs.reduce((total, cost) => total + of(cost), 0);
    return { blocks: sum(({ blocks }) => blocks), rows: sum(({ rows }) => rows) };
  } finally {
    await db.destroy();
  }
}
