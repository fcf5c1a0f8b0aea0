/** Where the embedded database lies, and how it is reached. */
import { chown, lstat, mkdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { RunAs } from './run-as.ts';
import { systemErrorCode } from './system-error.ts';

/** The role that the server connects as, and its database. */
export const DATABASE_NAME = 'trivia';

/** A socket's path may have so many bytes, of which the name takes 14: `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;
const SOCKET_NAME = '/.s.PGSQL.5432';

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * What to call the folder for PostgreSQL. When it runs as another user, that user may not be allowed to pass through the
 * folders above; the name of the working directory needs no passage.
 */
export function nameForServer(clusterDir: string, runAs: RunAs): string {
  return runAs.isOther && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;
}

/** A name of this cluster that its processes carry in their command lines, the same wherever the folder is mounted. */
export async function clusterMark(clusterDir: string): Promise<string> {
  const { dev, ino } = await stat(clusterDir);
  return `trivia-${dev.toString(16)}-${ino.toString(16)}`;
}

/** Whether a socket in that folder has a name that the system can take. */
export function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(folder + SOCKET_NAME) <= LONGEST_SOCKET_PATH_BYTES;
}

function shortFolder(mark: string): string {
  if (process.getuid?.() === 0 && process.platform === 'linux') return join('/run', mark);
  const runtime = process.env.XDG_RUNTIME_DIR;
  if (runtime && fitsSocket(join(runtime, mark))) return join(runtime, mark);
  return `/tmp/${mark}-${process.getuid?.()}`;
}

/** The folder of the socket: the cluster's own, which nobody else may enter, or a short one as private. */
export async function socketFolder(clusterDir: string): Promise<string> {
  const folder = await realpath(clusterDir);
  return fitsSocket(folder) ? folder : shortFolder(await clusterMark(folder));
}

/** Makes the short folder if one is needed. Somebody else's folder of that name is refused. */
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

/** A connection address for the socket in that folder, which `pg` and `psql` understand alike. */
export function socketUrl(folder: string): string {
  return `postgresql://${DATABASE_NAME}@localhost/${DATABASE_NAME}?host=${encodeURIComponent(folder)}`;
}
