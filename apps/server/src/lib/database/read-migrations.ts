/** Migration files, and their comparison with what a database has run. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A migration that can't be run; the message says which and why. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

function checkNames(names: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const [, number] = FILE_NAME.exec(name) ?? [];
    if (!number) throw new MigrationError(`The migration ${name} is not named like 0001-what-it-does.sql.`);
    const twin = seen.get(number);
    if (twin) throw new MigrationError(`The migrations ${twin} and ${name} have the same number.`);
    seen.set(number, name);
  }
}

/** Reads the migrations of a folder in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  checkNames(names);
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Returns the migrations that are still to be run.
 * @param applied checksums of those that were run, by name
 * @throws {MigrationError} if an old one was changed, removed, or inserted in between
 */
export function findPending(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): Migration[] {
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) {
    throw new MigrationError(
      `The migration ${changed.name} was changed after it was run on this database. Undo the change and write a new migration.`,
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown) {
    throw new MigrationError(
      `This database has run the migration ${unknown}, which this version does not have. Run a newer version.`,
    );
  }
  return checkOrder(
    migrations.filter(({ name }) => !applied.has(name)),
    applied,
  );
}

/**
 * Refuses a migration older than an applied one: a new database would run the two in the other order, and
 * could come to differ.
 */
function checkOrder(pending: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const last = [...applied.keys()].sort().at(-1) ?? '';
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new MigrationError(
      `The migration ${late.name} came after ${last} was run on this database. Give it a higher number.`,
    );
  }
  return [...pending];
}
