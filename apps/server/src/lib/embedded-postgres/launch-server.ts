/** Start of the database server on an existing cluster. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { clusterMark, ensureSocketFolder, nameForServer, socketFolder, socketUrl } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { RunAs } from './run-as.ts';
import { type DatabaseLog, ServerProcess } from './server-process.ts';
import { serverSettings } from './server-settings.ts';

/** Time for which the lock of a killed server may linger. */
const LINGER_MS = 10_000;
const RETRY_MS = 50;
const LINGERING_LOCK = /lock file .* already exists|pre-existing shared memory block/;

/** Options of the server's start. */
export interface LaunchOptions {
  readonly clusterDir: string;
  readonly runAs: RunAs;
  /** Folder of PostgreSQL's programs. */
  readonly bin: string;
  readonly isDurable: boolean;
  readonly log: DatabaseLog;
}

export interface LaunchedServer {
  readonly server: ServerProcess;
  /** Folder of the socket. */
  readonly sockets: string;
}

/**
 * Starts the server and waits until it accepts connections.
 * @throws {EmbeddedPostgresError} with PostgreSQL's output, if it does not start or, as on a full disk, refuses
 * connections
 */
export async function launchServer(options: LaunchOptions): Promise<LaunchedServer> {
  const { clusterDir, runAs, bin, isDurable, log } = options;
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
      if (!(error instanceof DatabaseError)) throw error;
      throw new EmbeddedPostgresError(`The database in ${clusterDir} refuses connections: ${error.message}`);
    });
    if (isReady) return { server, sockets };
    await server.stop();
    if (!LINGERING_LOCK.test(server.lastOutput) || Date.now() > giveUpAtMs) {
      throw new EmbeddedPostgresError(`The database in ${clusterDir} did not start: ${server.lastOutput}`);
    }
    await sleep(RETRY_MS);
  }
}
