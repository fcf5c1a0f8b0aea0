import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database/create-test-database.ts';
import { MIGRATIONS, migrateDatabase } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

/** Rows for the tables of each migration, in a file of the same name. */
const ROWS = fileURLToPath(new URL('../../../test/database/rows', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'trivia-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function countRows({ db }: TestDatabase): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`.execute(
    db,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const { rows: found } = await sql<{ count: number }>`SELECT count(*) FROM ${sql.table(name)}`.execute(db);
    counts.set(name, found[0]?.count ?? 0);
  }
  return counts;
}

const emptyTables = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].filter(([, count]) => count === 0).map(([name]) => name);

/** Describes every table, so that two databases can be compared. */
async function describeTables({ db }: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, column_name`.execute(db);
  return rows;
}

async function migrateWith(name: string): Promise<void> {
  await copyFile(join(MIGRATIONS, name), join(folder, name));
  await migrateDatabase(database.db, folder);
}

it('every migration runs on a filled database, loses no row, and leads to the same schema as on an empty one', async () => {
  const migrations = await readMigrations(MIGRATIONS);
  for (const { name } of migrations) {
    const before = await countRows(database);
    expect(
      emptyTables(before),
      `tables without rows before ${name}; add some to test/database/rows/`,
    ).toEqual([]);
    await migrateWith(name);
    const after = await countRows(database);
    const lost = [...before].filter(([table, count]) => (after.get(table) ?? count) < count);
    expect(lost, `tables that lose rows in ${name}`).toEqual([]);
    const rows = join(ROWS, name);
    if (existsSync(rows)) await sql.raw(await readFile(rows, 'utf8')).execute(database.db);
  }
  const fresh = await createTestDatabase();
  expect(await describeTables(database)).toEqual(await describeTables(fresh));
  await fresh.drop();
});
