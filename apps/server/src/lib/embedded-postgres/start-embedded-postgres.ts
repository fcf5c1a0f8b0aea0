/** A real PostgreSQL that comes with the project, so that the server needs nothing installed beside it. */
import { mkdir, realpath, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeAccessRules } from './access-rules.ts';
import { findBinaries } from './binaries.ts';
import {
  clusterFolder,
  clusterMark,
  ensureSocketFolder,
  nameForServer,
  socketFolder,
  socketUrl,
} from './cluster.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { endLeftoverServer } from './leftover-server.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { type DatabaseLog, ServerProcess } from './server-process.ts';
import { serverSettings } from './server-settings.ts';
import { systemErrorCode } from './system-error.ts';

/** How long the lock of a killed server may linger. */
const LINGER_MS = 10_000;
const RETRY_MS = 200;
const LINGERING_LOCK = /lock file .* already exists|pre-existing shared memory block/;

export interface EmbeddedPostgresOptions {
  /** Made if it is missing. Everything of the database lies in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** False trades the safety of the data for speed; for tests only. On by default. */
  readonly isDurable?: boolean;
}

export interface EmbeddedPostgres {
  /** A connection address, good for every process of the user that started the server, while it runs. */
  readonly url: string;
  /** Resolves when the database has ended: by `stop`, or because somebody or something ended it. */
  readonly ended: Promise<void>;
  /** Ends the database within 8 s and gives the data folder free. May be called twice. */
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

interface Place {
  readonly clusterDir: string;
  readonly runAs: RunAs;
  readonly bin: string;
  readonly isDurable: boolean;
  readonly log: DatabaseLog;
}

async function launch(place: Place): Promise<{ server: ServerProcess; sockets: string }> {
  const { clusterDir, runAs, bin, isDurable, log } = place;
  const mark = await clusterMark(clusterDir);
  const sockets = await socketFolder(clusterDir);
  if (sockets !== clusterDir) await ensureSocketFolder(sockets, runAs);
  const settings = serverSettings({
    mark,
    isDurable,
    socketFolder: sockets === clusterDir ? '.' : sockets,
  });
  const args = ['-D', nameForServer(clusterDir, runAs), ...settings];
  const giveUpAtMs = Date.now() + LINGER_MS;
  for (;;) {
    const server = new ServerProcess(runAs, join(bin, 'postgres'), args, { cwd: clusterDir, log });
    const isReady = await server.isReady(socketUrl(sockets)).catch(async (error) => {
      await server.stop();
      throw error;
    });
    if (isReady) return { server, sockets };
    await server.stop();
    if (!LINGERING_LOCK.test(server.lastWords) || Date.now() > giveUpAtMs) {
      throw new EmbeddedPostgresError(`The database in ${clusterDir} did not start: ${server.lastWords}`);
    }
    await sleep(RETRY_MS);
  }
}

async function prepare(options: EmbeddedPostgresOptions, dataDir: string): Promise<Place> {
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
 * Starts the database of a data folder, making it first if there is none.
 * @throws {EmbeddedPostgresError} if it can't run, with a sentence for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await makeDataFolder(options.dataDir);
  const lock = await lockDataFolder(dataDir);
  try {
    const { server, sockets } = await launch(await prepare(options, dataDir));
    const stop = async () => {
      await server.stop();
      // Only a short folder made for the socket is empty by now.
      await rmdir(sockets).catch(() => undefined);
      lock.release();
    };
    return { url: socketUrl(sockets), ended: server.ended, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
