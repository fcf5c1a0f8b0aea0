import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { roundTables } from './manifest.ts';

/** Renews what PostgreSQL plans joins by: it does so by itself for partitions, and not for the tables that they belong to. */
export async function analyzeRounds({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const table of roundTables) await sql`ANALYZE ONLY ${sql.table(table)}`.execute(db);
}
