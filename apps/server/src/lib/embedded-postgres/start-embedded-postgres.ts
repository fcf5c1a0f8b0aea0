/** Embedded PostgreSQL, a real one that comes as a package, so that nothing else needs to be installed. */
import { mkdir, realpath, rmdir, stat } from 'node:fs/promises';
import { writeAccessRules } from './access-rules.ts';
import { findBinaries } from './binaries.ts';
import { clusterFolder, clusterMark } from './cluster.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import type { LaunchOptions } from './launch-server.ts';
import { endLeftoverServer } from './leftover-server.ts';
import { chooseRunAs } from './run-as.ts';
import type { DatabaseLog } from './server-process.ts';
import { superviseServer } from './supervise-server.ts';
import { systemErrorCode } from './system-error.ts';

export interface EmbeddedPostgresOptions {
  /** Data folder, created if missing. The database is in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** Whether committed data survives a crash; true by default. Tests give that up for speed. */
  readonly isDurable?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection address for every process of the same user, while the server runs. */
  readonly url: string;
  /** Resolves when the database has ended for good, with the reason of a failed restart; undefined after a stop. */
  readonly ended: Promise<EmbeddedPostgresError | undefined>;
  /** Stops the database within 8 s and releases the data folder. May be called twice. */
  stop(): Promise<void>;
}

async function makeDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    return await realpath(dataDir);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} can't be used (${systemErrorCode(error)}). Choose another one with DATA_DIR.`,
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error) => {
      if (systemErrorCode(error) === 'ENOENT') return false;
      throw error;
    },
  );
}

async function prepare(options: EmbeddedPostgresOptions, dataDir: string): Promise<LaunchOptions> {
  const { log, isDurable = true } = options;
  const clusterDir = clusterFolder(dataDir);
  const runAs = await chooseRunAs(clusterDir);
  const place = { clusterDir, runAs, bin: await findBinaries(runAs), isDurable, log };
  if (await exists(clusterDir)) await endLeftoverServer(clusterDir, await clusterMark(clusterDir));
  else {
    log.info(`Making a new database in ${clusterDir}`);
    await initialiseCluster(clusterDir, place);
  }
  await writeAccessRules(clusterDir, runAs);
  return place;
}

/**
 * Starts the database of a data folder, creating it if missing.
 * @throws {EmbeddedPostgresError} if it can't run, with a sentence for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await makeDataFolder(options.dataDir);
  const lock = await lockDataFolder(dataDir);
  try {
    const { url, sockets, ended, stop: stopServer } = await superviseServer(await prepare(options, dataDir));
    const stop = async () => {
      await stopServer();
      // Only a short folder made for the socket is empty by now.
      await rmdir(sockets).catch(() => undefined);
      lock.release();
    };
    return { url, ended, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
