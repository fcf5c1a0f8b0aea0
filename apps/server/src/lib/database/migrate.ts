import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { findPending, type Migration, MigrationError, readMigrations } from './read-migrations.ts';

export { MigrationError };

/** Folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Advisory lock (any free number) that serialises the migrations of starting servers. */
const MIGRATION_LOCK = 7_310_000;

async function readApplied(db: Db): Promise<Map<string, string>> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
  const { rows } = await sql<{ name: string; checksum: string }>`
    SELECT name, checksum FROM schema_migration`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(db: Db, { name, text, checksum }: Migration): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql.raw(text).execute(tx);
    await sql`INSERT INTO schema_migration (name, checksum) VALUES (${name}, ${checksum})`.execute(tx);
  });
}

async function migrateUnderLock(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const pending = findPending(migrations, await readApplied(db));
  for (const migration of pending) await apply(db, migration);
  return pending.map(({ name }) => name);
}

/**
 * Migrates the database by the files of `migrations/`, each in its own transaction. Returns the names of
 * those that were run.
 * @throws {MigrationError} if the files don't continue what the database has run.
 */
export async function migrateDatabase(db: Db, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return await db.connection().execute(async (connection) => {
    // Changing a large table, or waiting for another server to do so, may exceed any call's limit.
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      return await migrateUnderLock(connection, migrations);
    } finally {
      await sql`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
      await sql`RESET statement_timeout`.execute(connection);
    }
  });
}
