/** Supervises the database server of a cluster: restarts it whenever it ends by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterMark, socketUrl } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { launchServer, type Place } from './launch-server.ts';
import { endLeftoverServer } from './leftover-server.ts';

/** Pauses before restarts; after the last one an operator has to help. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];

/** Message for a full disk, which is freed sooner or later and so is retried without limit. */
const DISK_FULL = 'No space left on device';
const DISK_FULL_PAUSE_MS = 2_000;

export interface SupervisedServer {
  readonly url: string;
  /** Folder of the socket. */
  readonly sockets: string;
  /**
   * Resolves when the server is not restarted any more: with the reason of the failure, or with nothing after
   * a stop.
   */
  readonly ended: Promise<EmbeddedPostgresError | undefined>;
  stop(): Promise<void>;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Starts the server once, after ending leftovers of the last one. */
async function startAgain(place: Place) {
  await endLeftoverServer(place.clusterDir, await clusterMark(place.clusterDir));
  return (await launchServer(place)).server;
}

/** @throws {EmbeddedPostgresError} if the first start fails. */
export async function superviseServer(place: Place): Promise<SupervisedServer> {
  const { log, clusterDir } = place;
  let isStopping = false;
  let { server, sockets } = await launchServer(place);

  /** Returns the failure; undefined once the server runs again or is not needed any more. */
  async function restart(): Promise<EmbeddedPostgresError | undefined> {
    let reason = '';
    for (let tries = 0; tries < PAUSES_MS.length; ) {
      const isFull = reason.includes(DISK_FULL);
      await sleep(isFull ? DISK_FULL_PAUSE_MS : PAUSES_MS[tries], undefined, { ref: false });
      if (isStopping) return undefined;
      try {
        server = await startAgain(place);
        // The stop meanwhile could only reach the previous server.
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
      log.error(`The database ended by itself and is started again: ${server.lastWords}`);
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
