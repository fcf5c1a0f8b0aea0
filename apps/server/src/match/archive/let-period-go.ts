import type { Deps } from '../../deps.ts';
import type { FileStore } from '../../gateways/files/file-store.ts';
import {
  countRows,
  findArchive,
  forgetArchive,
  setArchiveState,
  storeArchive,
} from './archive.repository.ts';
import { ArchiveError, verifyArchive, writeArchive } from './archive-files.ts';
import { changeTables } from './change-tables.ts';
import type { ArchiveManifest } from './manifest.ts';
import type { Period } from './period.ts';
import { detachPeriod, dropTables, listPeriods } from './round-partitions.ts';

export interface ArchiveDeps extends Pick<Deps, 'db' | 'clock'> {
  readonly files: FileStore;
}

/** Writes the period's files, unless they were written before. */
async function ensureWritten({ db, clock, files }: ArchiveDeps, period: Period): Promise<ArchiveManifest> {
  const known = await findArchive(db, period);
  if (known) return known.manifest;
  const manifest = await writeArchive(db, files, period);
  await storeArchive(db, manifest, clock.nowMs());
  return manifest;
}

async function isAttached({ db }: ArchiveDeps, { name }: Period): Promise<boolean> {
  return (await listPeriods(db)).some((one) => one.name === name);
}

/** Whether the detached tables have as many rows as the files, so that none came after these were written. */
async function isComplete(
  { db }: ArchiveDeps,
  period: Period,
  { tables }: ArchiveManifest,
): Promise<boolean> {
  for (const { table, rows } of tables) if ((await countRows(db, table, period)) !== rows) return false;
  return true;
}

/**
 * Lets a period's rounds and answers go: writes them to files, reads these again, detaches the tables, and drops them.
 * After a crash between any two steps another call goes on from there. A period that is gone or was restored stays as
 * it is.
 * @throws {ArchiveError} if the files are not what the tables hold; nothing is dropped then
 */
export async function letPeriodGo(deps: ArchiveDeps, period: Period): Promise<void> {
  const { db, clock, files } = deps;
  const state = (await findArchive(db, period))?.state;
  if (state === 'dropped' || state === 'restored') return;
  const manifest = await ensureWritten(deps, period);
  await verifyArchive(files, manifest);
  if (await isAttached(deps, period)) await detachPeriod(db, period);
  if (!(await isComplete(deps, period, manifest))) {
    await forgetArchive(db, period);
    throw new ArchiveError(
      `Rows of ${period.name} came while they were written; the next run writes them anew.`,
    );
  }
  await changeTables(db, async (tx) => {
    await dropTables(tx, period);
    await setArchiveState(tx, period, 'dropped', clock.nowMs());
  });
}
