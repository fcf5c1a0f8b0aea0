import type { Db } from '../../lib/database/db.ts';
import { listArchives } from './archive.repository.ts';
import type { MatchArchiveTable } from './archive.tables.ts';
import type { ArchivedTable } from './manifest.ts';
import { listPeriods } from './round-partitions.ts';

export interface KnownPeriod {
  readonly name: string;
  /** Undefined for a period that was never archived. */
  readonly state: MatchArchiveTable['state'] | undefined;
  readonly tables: readonly Pick<ArchivedTable, 'table' | 'rows'>[];
}

/** Lists every period that was archived or is in the database, oldest first. */
export async function listKnownPeriods(db: Db): Promise<KnownPeriod[]> {
  const archives = (await listArchives(db)).map(({ period, state, manifest }) => {
    return { name: period, state, tables: manifest.tables };
  });
  const known = new Set(archives.map(({ name }) => name));
  const others = (await listPeriods(db)).filter(({ name }) => !known.has(name));
  return [...archives, ...others.map(({ name }) => ({ name, state: undefined, tables: [] }))].toSorted(
    (one, other) => (one.name < other.name ? -1 : 1),
  );
}
