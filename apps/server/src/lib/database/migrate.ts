import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';
import { findPending, type Migration, MigrationError, readMigrations } from './read-migrations.ts';

export { MigrationError };

/** Folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Advisory lock (any free number) that serialises the migrations of starting servers. */
const MIGRATION_LOCK = 7_310_000;

async function readApplied(tx: Tx): Promise<Map<string, string>> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(tx);
  const { rows } = await sql<{ name: string; checksum: string }>`
    SELECT name, checksum FROM schema_migration`.execute(tx);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/**
 * Runs the next migration, after waiting for those of other servers. Returns its name; undefined when none is left.
 */
const runNext = (db: Db, migrations: readonly Migration[]): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    // Changing a large table, or waiting for another server to do so, may exceed any call's limit.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    // Lock and time limit end with the transaction: behind PgBouncer the next one may use another connection.
    await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
    const [next] = findPending(migrations, await readApplied(tx));
    if (!next) return undefined;
    const { name, text, checksum } = next;
    await sql.raw(text).execute(tx);
    await sql`INSERT INTO schema_migration (name, checksum) VALUES (${name}, ${checksum})`.execute(tx);
    return name;
  });

/**
 * Migrates the database by the files of `migrations/`, each in its own transaction. Returns the names of the applied
 * ones.
 * @throws {MigrationError} if the files don't continue the applied migrations
 */
export async function migrateDatabase(db: Db, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const names: string[] = [];
  for (;;) {
    const name = await runNext(db, migrations);
    if (name === undefined) return names;
    names.push(name);
  }
}
