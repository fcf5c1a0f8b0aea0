/** Supervisor of the database server: restarts it whenever it ends unexpectedly. */
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterMark, socketUrl } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type LaunchOptions, launchServer } from './launch-server.ts';
import { endLeftoverServer } from './leftover-server.ts';

/** Pauses before restarts; after the last one an administrator has to intervene. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];

/** Message for a full disk, after which restarts are retried without limit, because space may become free. */
const DISK_FULL = 'No space left on device';
const DISK_FULL_PAUSE_MS = 2_000;

export interface SupervisedServer {
  readonly url: string;
  /** Folder of the socket. */
  readonly sockets: string;
  /** Resolves when the server is no longer restarted, with the reason of the failure; undefined after a stop. */
  readonly ended: Promise<EmbeddedPostgresError | undefined>;
  stop(): Promise<void>;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Starts the server once, after ending leftovers of the previous one. */
async function startAgain(options: LaunchOptions) {
  await endLeftoverServer(options.clusterDir, await clusterMark(options.clusterDir));
  return (await launchServer(options)).server;
}

/**
 * @throws {EmbeddedPostgresError} if the first start fails.
 */
export async function superviseServer(options: LaunchOptions): Promise<SupervisedServer> {
  const { log, clusterDir } = options;
  let isStopping = false;
  let { server, sockets } = await launchServer(options);

  /** Returns the failure; undefined once the server runs again, or after a stop. */
  async function restart(): Promise<EmbeddedPostgresError | undefined> {
    let reason = '';
    for (let tries = 0; tries < PAUSES_MS.length; ) {
      const isFull = reason.includes(DISK_FULL);
      await sleep(isFull ? DISK_FULL_PAUSE_MS : PAUSES_MS[tries], undefined, { ref: false });
      if (isStopping) return undefined;
      try {
        server = await startAgain(options);
        // A stop during the restart reached only the previous server.
        if (isStopping) await server.stop();
        return undefined;
      } catch (error) {
        reason = sentenceOf(error);
        log.error(`The database did not start again: ${reason}`);
        if (!reason.includes(DISK_FULL)) tries += 1;
      }
    }
    return new EmbeddedPostgresError(
      `The database in ${clusterDir} ended and could not be started again in ${PAUSES_MS.length} tries. ${reason}`,
    );
  }

  async function watch(): Promise<EmbeddedPostgresError | undefined> {
    for (;;) {
      await server.ended;
      if (isStopping) return undefined;
      log.error(`The database ended by itself and is started again: ${server.lastOutput}`);
      const failure = await restart();
      if (failure) return failure;
      if (!isStopping) log.info('database server was started again');
    }
  }

  const ended = watch();
  const stop = async () => {
    isStopping = true;
    await server.stop();
    await ended;
  };
  return { url: socketUrl(sockets), sockets, ended, stop };
}
