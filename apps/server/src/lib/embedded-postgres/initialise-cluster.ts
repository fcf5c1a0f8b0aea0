/** Creates a new, empty database. */
import { chmod, chown, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DATABASE_NAME, nameForServer } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { RunAs } from './run-as.ts';
import { runToEnd } from './run-to-end.ts';

const ASIDE = 'postgres.new-';

/** Role of the server: owns its database and may create others, but is no superuser. */
const FIRST_SQL = `CREATE ROLE ${DATABASE_NAME} LOGIN CREATEDB
CREATE DATABASE ${DATABASE_NAME} OWNER ${DATABASE_NAME}
`;

async function run(
  runAs: RunAs,
  file: string,
  args: readonly string[],
  cwd: string,
  input = '',
): Promise<void> {
  const { status, output } = await runToEnd(runAs, file, args, { cwd, input });
  // The single-user server continues after a failed statement, so check its output, too.
  if (status === 0 && !/^(.*\s)?(ERROR|FATAL|PANIC):/m.test(output)) return;
  throw new EmbeddedPostgresError(`The database could not be made in ${cwd}: ${output.trim().slice(-600)}`);
}

async function initialise(aside: string, runAs: RunAs, bin: string, isDurable: boolean): Promise<void> {
  const folder = nameForServer(aside, runAs);
  const initdb = ['-D', folder, '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=reject', '--no-instructions'];
  const noSync = isDurable ? [] : ['--no-sync'];
  await run(runAs, join(bin, 'initdb'), [...initdb, ...access, ...noSync], aside);
  const noFsync = isDurable ? [] : ['-F'];
  await run(
    runAs,
    join(bin, 'postgres'),
    ['--single', ...noFsync, '-D', folder, 'postgres'],
    aside,
    FIRST_SQL,
  );
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Removes leftovers of an interrupted initialisation. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const leftovers = names.filter((name) => name.startsWith(ASIDE));
  await Promise.all(leftovers.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}

/**
 * Initialises under a temporary name and renames, so that an interrupted start leaves no partial database. The caller
 * holds the data folder's lock.
 */
export async function initialiseCluster(
  clusterDir: string,
  { runAs, bin, isDurable }: { runAs: RunAs; bin: string; isDurable: boolean },
): Promise<void> {
  const dataDir = dirname(clusterDir);
  await removeLeftovers(dataDir);
  const aside = await mkdtemp(join(dataDir, ASIDE));
  await chmod(aside, 0o700);
  if (runAs.isOther) await chown(aside, runAs.uid, runAs.gid);
  await initialise(aside, runAs, bin, isDurable);
  await rename(aside, clusterDir);
  if (isDurable) await syncFolder(dataDir);
}
