/** Location and address of the embedded database. */
import { chown, lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { RunAs } from './run-as.ts';
import { systemErrorCode } from './system-error.ts';

/** Role that the server connects as, and its database. */
export const DATABASE_NAME = 'trivia';

/** Limit of a socket's path in bytes, 14 of which are its name, `/.s.PGSQL.5432`. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;
const SOCKET_NAME = '/.s.PGSQL.5432';

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Path of the folder for PostgreSQL. Another user may have no access to the folders above; a path relative to the
 * working directory avoids them.
 */
export function nameForServer(clusterDir: string, runAs: RunAs): string {
  return runAs.isOther && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;
}

/** Marker of this cluster in the command lines of its processes, independent of where the folder is mounted. */
export async function clusterMark(clusterDir: string): Promise<string> {
  const { dev, ino } = await stat(clusterDir);
  return `trivia-${dev.toString(16)}-${ino.toString(16)}`;
}

/** Whether a socket in that folder has a path within the system's limit. */
export function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(folder + SOCKET_NAME) <= MAX_SOCKET_PATH_BYTES;
}

function shortFolder(mark: string): string {
  if (process.getuid?.() === 0 && process.platform === 'linux') return join('/run', mark);
  const runtime = process.env.XDG_RUNTIME_DIR;
  if (runtime && fitsSocket(join(runtime, mark))) return join(runtime, mark);
  return `/tmp/${mark}-${process.getuid?.()}`;
}

/**
 * Folder of the socket: the cluster's own, which only this user may enter, or an equally private one with a short
 * path.
 */
export async function socketFolder(clusterDir: string): Promise<string> {
  const folder = await realpath(clusterDir);
  return fitsSocket(folder) ? folder : shortFolder(await clusterMark(folder));
}

/** Creates the short folder if one is needed. Refuses another user's folder of that name. */
export async function ensureSocketFolder(folder: string, runAs: RunAs): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0;
  if (!isPrivate || (found.uid !== runAs.uid && found.uid !== process.getuid?.())) {
    throw new EmbeddedPostgresError(
      `The folder ${folder}, which the database needs because DATA_DIR has a long name, is not private. Remove it, or choose a shorter DATA_DIR.`,
    );
  }
  if (runAs.isOther) await chown(folder, runAs.uid, runAs.gid);
}

/** Connection address of the socket in that folder, for both `pg` and `psql`. */
export function socketUrl(folder: string): string {
  return `postgresql://${DATABASE_NAME}@localhost/${DATABASE_NAME}?host=${encodeURIComponent(folder)}`;
}
