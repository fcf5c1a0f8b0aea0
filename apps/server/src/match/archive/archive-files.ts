/** Files of an archive: a manifest, and rows in parts. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FileStore } from '../../gateways/files/file-store.ts';
import type { Db } from '../../lib/database/db.ts';
import { listColumns, readLines } from './archive.repository.ts';
import { valuesOf } from './copy-text.ts';
import {
  type ArchivedFile,
  type ArchivedTable,
  type ArchiveManifest,
  type RoundTable,
  roundTables,
} from './manifest.ts';
import type { Period } from './period.ts';

/** A file that is missing or changed; the message names it. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** Rows of a file, so few that one fits in memory with ease. */
const ROWS_AT_ONCE = 20_000;
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

const folderOf = (periodName: string): string => `archives/rounds/${periodName}`;
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function writeFile(files: FileStore, key: string, lines: readonly string[]): Promise<ArchivedFile> {
  const content = await zip(Buffer.from(`${lines.join('\n')}\n`));
  await files.put(key, content, 'application/gzip');
  return { key, rows: lines.length, sha256: sha256(content) };
}

async function writeTable(
  db: Db,
  files: FileStore,
  { table, period, atOnce }: { table: RoundTable; period: Period; atOnce: number },
): Promise<ArchivedTable> {
  const columns = (await listColumns(db, table)).map(({ name }) => name);
  const written: ArchivedFile[] = [];
  for await (const lines of readLines(db, { table, period, columns, atOnce })) {
    const number = String(written.length + 1).padStart(5, '0');
    written.push(await writeFile(files, `${folderOf(period.name)}/${table}-${number}.copy.gz`, lines));
  }
  return { table, columns, rows: written.reduce((sum, { rows }) => sum + rows, 0), files: written };
}

/** Writes the rows of a period, and the manifest last. Whatever an earlier try left there is overwritten. */
export async function writeArchive(
  db: Db,
  files: FileStore,
  period: Period,
  atOnce: number = ROWS_AT_ONCE,
): Promise<ArchiveManifest> {
  const tables: ArchivedTable[] = [];
  for (const table of roundTables) tables.push(await writeTable(db, files, { table, period, atOnce }));
  const manifest: ArchiveManifest = { period: period.name, format: 'COPY text, gzip', tables };
  const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await files.put(`${folderOf(period.name)}/manifest.json`, content, 'application/json');
  return manifest;
}

/**
 * Reads the rows of one file.
 * @throws {ArchiveError} if it is missing, or not what was written
 */
export async function readArchived(
  files: FileStore,
  { key, rows, sha256: expected }: ArchivedFile,
): Promise<(string | null)[][]> {
  const content = await files.get(key);
  if (!content) throw new ArchiveError(`The file ${key} is missing.`);
  if (sha256(content) !== expected)
    throw new ArchiveError(`The file ${key} is not the one that was written.`);
  const lines = (await unzip(content)).toString().split('\n').slice(0, -1);
  if (lines.length !== rows)
    throw new ArchiveError(`The file ${key} has ${lines.length} rows in place of ${rows}.`);
  return lines.map(valuesOf);
}

/**
 * Reads every file of an archive.
 * @throws {ArchiveError} at the first that is missing or changed
 */
export async function verifyArchive(files: FileStore, { tables }: ArchiveManifest): Promise<void> {
  for (const { files: parts } of tables) for (const part of parts) await readArchived(files, part);
}
