import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { connectDatabase } from './lib/database/connect.ts';
import type { Db } from './lib/deps.ts';
import { startEmbeddedPostgres } from './lib/embedded-postgres/start-embedded-postgres.ts';

/** Enough to advance several matches beside each other. */
const CLOCK_CONNECTIONS = 8;

export interface OpenDatabase {
  readonly db: Db;
  /** Connections for the match clock alone: rounds close on time however many calls wait for the others. */
  readonly clockDb: Db;
  /** Where it is, for what keeps connections of its own. It may hold a password. */
  readonly url: string;
  /** Resolves if the database ends by itself; never for one that somebody else runs. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

const never = new Promise<void>(() => {});

function connectPools(url: string, onIdleError: (error: Error) => unknown) {
  const db = connectDatabase(url, { onIdleError });
  const clockDb = connectDatabase(url, { onIdleError, maxConnections: CLOCK_CONNECTIONS });
  const close = async () => {
    await Promise.all([db.destroy(), clockDb.destroy()]);
  };
  return { db, clockDb, close };
}

/** The database of the settings: the one that `DATABASE_URL` names, else the embedded one, which is started. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const onIdleError = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
  if (config.DATABASE_URL) {
    const pools = connectPools(config.DATABASE_URL, onIdleError);
    return { ...pools, url: config.DATABASE_URL, ended: never };
  }
  const { url, ended, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  let isClosing = false;
  const { db, clockDb, close: disconnect } = connectPools(url, (error) => isClosing || onIdleError(error));
  const close = async () => {
    isClosing = true;
    await disconnect();
    await stop();
  };
  return { db, clockDb, url, ended, close };
}
