import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '../deps.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any number; servers that start at once migrate one after the other by it. */
const MIGRATION_LOCK = 7_310_000;

/** A migration that can't be run; the message says which and why. */
export class MigrationError extends Error {}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function readApplied(db: Db): Promise<Map<string, string>> {
  await sql`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
  const { rows } = await sql<{ name: string; checksum: string }>`
    SELECT name, checksum FROM schema_migration`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function checkUnchanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) {
    throw new MigrationError(
      `The migration ${changed.name} was changed after it was run on this database. Undo the change and write a new migration.`,
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const newer = [...applied.keys()].find((name) => !known.has(name));
  if (newer) throw new MigrationError(`This database has run ${newer}, which this version does not know.`);
}

/** A new database waits for nobody, so the usual limit on a statement's time does not hold here. */
async function apply(db: Db, { name, text, checksum }: Migration): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    await sql.raw(text).execute(tx);
    await sql`INSERT INTO schema_migration (name, checksum) VALUES (${name}, ${checksum})`.execute(tx);
  });
}

/**
 * Brings the database up to date by the files of `migrations/`, each in a transaction of its own. Returns the names of
 * those that were run. Throws a `MigrationError` when one that was run before has changed since.
 */
export async function migrateDatabase(db: Db, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return await db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      const applied = await readApplied(connection);
      checkUnchanged(migrations, applied);
      const pending = migrations.filter(({ name }) => !applied.has(name));
      for (const migration of pending) await apply(connection, migration);
      return pending.map(({ name }) => name);
    } finally {
      await sql`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}
