import { findArchive } from './archive.repository.ts';
import { ArchiveError, verifyArchive } from './archive-files.ts';
import type { ArchiveDeps } from './let-period-go.ts';
import type { Period } from './period.ts';

/**
 * Reads all files of an archived period.
 * @throws {ArchiveError} if it is not archived, or at the first file that is missing or changed
 */
export async function verifyPeriod({ db, files }: ArchiveDeps, period: Period): Promise<void> {
  const archive = await findArchive(db, period);
  if (!archive) throw new ArchiveError(`The period ${period.name} is not archived.`);
  await verifyArchive(files, archive.manifest);
}
