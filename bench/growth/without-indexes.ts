/** Fills large tables without their indexes and foreign keys, in a fraction of the time. */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/lib/database/db.ts';

interface Removed {
  /** Statements that drop and restore foreign keys, keys and indexes; keys are restored before foreign keys. */
  readonly drops: readonly string[];
  readonly makes: readonly string[];
}

/** The tables with all of their partitions. */
async function withPartitions(db: Db, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT name FROM (
      SELECT t::text AS name FROM unnest(${tables}::regclass[]) AS t
      UNION ALL SELECT relid::text FROM unnest(${tables}::regclass[]) AS t, pg_partition_tree(t)
    ) AS relation`.execute(db);
  return rows.map(({ name }) => name);
}

/** Foreign keys of and to the tables. They are restored as NOT VALID, which checks new rows only. */
async function listReferences(db: Db, tables: readonly string[]): Promise<Removed> {
  const { rows } = await sql<{ drop: string; make: string }>`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid),
                  CASE WHEN convalidated THEN ' NOT VALID' ELSE '' END) AS make
      FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0
       AND (conrelid = ANY (${tables}::regclass[]) OR confrelid = ANY (${tables}::regclass[]))`.execute(db);
  return { drops: rows.map(({ drop }) => drop), makes: rows.map(({ make }) => make) };
}

async function listKeys(db: Db, tables: readonly string[]): Promise<Removed> {
  const { rows } = await sql<{ drop: string; make: string }>`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
      FROM pg_constraint WHERE contype IN ('p', 'u') AND conparentid = 0 AND conrelid = ANY (${tables}::regclass[])`.execute(
    db,
  );
  return { drops: rows.map(({ drop }) => drop), makes: rows.map(({ make }) => make) };
}

async function listIndexes(db: Db, tables: readonly string[]): Promise<Removed> {
  const { rows } = await sql<{ drop: string; make: string }>`
    SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop, pg_get_indexdef(indexrelid) AS make
      FROM pg_index
     WHERE indrelid = ANY (${tables}::regclass[])
       AND NOT EXISTS (SELECT 1 FROM pg_inherits WHERE inhrelid = indexrelid)
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))`.execute(
    db,
  );
  return { drops: rows.map(({ drop }) => drop), makes: rows.map(({ make }) => make) };
}

async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Runs work while the tables have no indexes or keys. */
export async function withoutIndexes(
  db: Db,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const all = await withPartitions(db, tables);
  const references = await listReferences(db, all);
  const keys = await listKeys(db, all);
  const indexes = await listIndexes(db, all);
  await runAll(db, [...references.drops, ...keys.drops, ...indexes.drops]);
  await work();
  await runAll(db, [...keys.makes, ...indexes.makes, ...references.makes]);
}
