import { sql } from 'kysely';
import type { FileStore } from '../../gateways/files/file-store.ts';
import type { Db } from '../../lib/database/db.ts';
import { countRows, findArchive, listColumns, setArchiveState } from './archive.repository.ts';
import { ArchiveError, readArchived } from './archive-files.ts';
import { changeTables, validate } from './change-tables.ts';
import type { ArchiveDeps } from './let-period-go.ts';
import { type ArchivedTable, type RoundTable, roundTables } from './manifest.ts';
import type { Period } from './period.ts';
import { attachPeriod, dropTables, isIn, makeTables, partitionOf, proveAbsence } from './round-partitions.ts';

const BOUNDS = 'in_period';

/** Makes the tables anew, with a check that spares a look at all their rows when they are attached. */
const makeEmpty = (db: Db, period: Period): Promise<void> =>
  changeTables(db, async (tx) => {
    await dropTables(tx, period);
    await makeTables(tx, period);
    for (const table of roundTables) {
      await sql`ALTER TABLE ${sql.table(partitionOf(table, period))}
        ADD CONSTRAINT ${sql.ref(BOUNDS)} CHECK ${isIn(period)}`.execute(tx);
    }
  });

async function insertRows(
  db: Db,
  into: string,
  columns: readonly { name: string; type: string }[],
  rows: readonly (string | null)[][],
): Promise<void> {
  const names = columns.map(({ name }) => sql.ref(name));
  const values = columns.map(({ name, type }) => sql`${sql.ref(name)}::${sql.raw(type)}`);
  const lists = columns.map((_, at) => sql`${rows.map((row) => row[at] ?? null)}::text[]`);
  await sql`INSERT INTO ${sql.table(into)} (${sql.join(names)})
    SELECT ${sql.join(values)} FROM unnest(${sql.join(lists)}) AS archived (${sql.join(names)})`.execute(db);
}

/** Loads a table. Columns that are newer than the archive get their defaults. */
async function loadTable(
  db: Db,
  files: FileStore,
  period: Period,
  { table, columns, rows, files: parts }: ArchivedTable,
): Promise<void> {
  const types = new Map((await listColumns(db, table)).map(({ name, type }) => [name, type]));
  const typed = columns.map((name) => ({ name, type: types.get(name) ?? 'text' }));
  for (const part of parts)
    await insertRows(db, partitionOf(table, period), typed, await readArchived(files, part));
  const loaded = await countRows(db, table, period);
  if (loaded !== rows) throw new ArchiveError(`${loaded} rows of ${table} were loaded in place of ${rows}.`);
}

/** Adds the keys of the partitioned table, which are checked while players go on. Attaching takes them over. */
async function addForeignKeys(db: Db, table: RoundTable, period: Period): Promise<void> {
  const partition = sql.table(partitionOf(table, period));
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE conrelid = ${table}::regclass AND contype = 'f'`.execute(db);
  for (const { name, definition } of rows) {
    await changeTables(db, (tx) =>
      sql`ALTER TABLE ${partition} ADD CONSTRAINT ${sql.ref(name)} ${sql.raw(definition)} NOT VALID`.execute(
        tx,
      ),
    );
    await validate(db, partitionOf(table, period), sql.ref(name));
  }
}

async function dropBounds(db: Db, period: Period): Promise<void> {
  await changeTables(db, async (tx) => {
    for (const table of roundTables) {
      await sql`ALTER TABLE ${sql.table(partitionOf(table, period))} DROP CONSTRAINT IF EXISTS ${sql.ref(BOUNDS)}`.execute(
        tx,
      );
    }
  });
}

/**
 * Loads a period's rounds and answers from its files and attaches them, as if they had never been gone. They stay until
 * they are released. After a crash another call begins anew.
 * @throws {ArchiveError} if the period is not archived, or a file is not what was written
 */
export async function restorePeriod({ db, clock, files }: ArchiveDeps, period: Period): Promise<void> {
  const archive = await findArchive(db, period);
  if (archive?.state === 'restored') return await dropBounds(db, period);
  if (archive?.state !== 'dropped') throw new ArchiveError(`The period ${period.name} is not archived.`);
  await makeEmpty(db, period);
  for (const table of archive.manifest.tables) await loadTable(db, files, period, table);
  for (const table of roundTables) await addForeignKeys(db, table, period);
  await proveAbsence(db, period);
  await attachPeriod(db, period, (tx) => setArchiveState(tx, period, 'restored', clock.nowMs()));
  await dropBounds(db, period);
}

/** Lets a restored period go again by its files, with the next `letPeriodGo`. */
export async function releasePeriod({ db, clock }: ArchiveDeps, period: Period): Promise<void> {
  const archive = await findArchive(db, period);
  if (archive?.state !== 'restored') throw new ArchiveError(`The period ${period.name} was not restored.`);
  await setArchiveState(db, period, 'written', clock.nowMs());
}
