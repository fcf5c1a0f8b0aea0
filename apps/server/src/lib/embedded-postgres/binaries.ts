/** Location of PostgreSQL's programs, in a folder that the user who runs them can read. */
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { RunAs } from './run-as.ts';
import { runToEnd } from './run-to-end.ts';
import { systemErrorCode } from './system-error.ts';

interface Link {
  /** Relative to the package, like `target`. */
  readonly source: string;
  readonly target: string;
}

/** Folder of the package with the programs for this machine. */
export function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of version 15 or later.`,
    );
  }
}

/**
 * Restores the library links that npm can't package, which the package's install script, not run here, would create.
 * Two concurrent starts may both do it: existing links are right.
 */
export async function restoreLinks(folder: string): Promise<void> {
  const links: Link[] = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch((error) => {
      // A read-only folder is copied later, if missing files are needed.
      if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes(systemErrorCode(error) ?? '')) throw error;
    });
  }
}

async function runsHere(folder: string, runAs: RunAs): Promise<boolean> {
  const program = join(folder, 'native/bin/postgres');
  const { status } = await runToEnd(runAs, program, ['--version'], { cwd: '/' });
  return status === 0;
}

/** Makes a copy readable and executable for all users, independent of the umask. */
async function makeReadable(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  await chmod(folder, 0o755);
  for (const entry of entries) {
    const isProgram = entry.parentPath.endsWith('/bin');
    if (!entry.isSymbolicLink()) {
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() || isProgram ? 0o755 : 0o644);
    }
  }
}

/** Whether only this user or root can have written to the folder. */
async function isTrustedFolder(folder: string): Promise<boolean> {
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

/** Copies under a temporary name and renames, so that another start sees a complete copy or none. */
async function copyTo(source: string, target: string): Promise<void> {
  const aside = await mkdtemp(`${target}.`);
  try {
    await cp(join(source, 'native'), join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeReadable(aside);
    await restoreLinks(aside);
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Another start was first, with the same version.
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error;
  }
}

function cacheFolders(): string[] {
  const name = `trivia-postgresql-${process.getuid?.() ?? 0}`;
  const own =
    process.getuid?.() === 0 ? '/var/cache' : (process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'));
  return [...new Set([own, tmpdir(), '/tmp', '/var/tmp'])].map((parent) => join(parent, name));
}

async function cachedCopy(source: string, cache: string, runAs: RunAs): Promise<string | undefined> {
  await mkdir(cache, { recursive: true });
  if (!(await isTrustedFolder(cache))) return undefined;
  await chmod(cache, 0o755);
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const copy = join(cache, `${version}-${process.platform}-${process.arch}`);
  if (await runsHere(copy, runAs)) return copy;
  await rm(copy, { recursive: true, force: true });
  await copyTo(source, copy);
  return (await runsHere(copy, runAs)) ? copy : undefined;
}

/**
 * Returns the folder of `initdb` and `postgres`: the package's own or, if the user can't read it or it can't be
 * completed, a copy in a cache folder, made once per version.
 */
export async function findBinaries(
  runAs: RunAs,
  source: string = packageFolder(),
  caches: readonly string[] = cacheFolders(),
): Promise<string> {
  await restoreLinks(source);
  if (await runsHere(source, runAs)) return join(source, 'native/bin');
  for (const cache of caches) {
    const copy = await cachedCopy(source, cache, runAs).catch(() => undefined);
    if (copy) return join(copy, 'native/bin');
  }
  const { output } = await runToEnd(runAs, join(source, 'native/bin/postgres'), ['--version'], { cwd: '/' });
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL in ${source} does not run here (${output.trim()}). Set DATABASE_URL to use another one.`,
  );
}
