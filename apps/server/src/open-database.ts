import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { type ConnectOptions, connectDatabase } from './lib/database/connect.ts';
import type { Db } from './lib/database/db.ts';
import { requireDatabase } from './lib/database/require-database.ts';
import { CALL_TIMEOUTS, CLOCK_TIMEOUTS, WORK_TIMEOUTS } from './lib/database/timeouts.ts';
import { startEmbeddedPostgres } from './lib/embedded-postgres/start-embedded-postgres.ts';

/**
 * Pool sizes: 12 connections, including the one of the job queue. The database runs only a few statements per core at
 * a time, so more connections would just wait there, each with its cached plans.
 */
const CALL_CONNECTIONS = 6;
const CLOCK_CONNECTIONS = 3;
const WORK_CONNECTIONS = 2;

export interface OpenDatabase {
  readonly db: Db;
  /** Connections of the match clock, so that rounds close on time however many calls wait. */
  readonly clockDb: Db;
  /** Connections for long work in the background: migrations, the question bank, jobs. */
  readonly workDb: Db;
  /** Address for code that opens its own connections. It may contain a password. */
  readonly url: string;
  /** Resolves if the embedded database has ended for good, with the reason; never for an external one. */
  readonly ended: Promise<Error | undefined>;
  close(): Promise<void>;
}

const never = new Promise<undefined>(() => {});

function connectPools(url: string, shared: ConnectOptions) {
  const db = connectDatabase(url, { ...shared, timeouts: CALL_TIMEOUTS, maxConnections: CALL_CONNECTIONS });
  const clockDb = connectDatabase(url, {
    ...shared,
    timeouts: CLOCK_TIMEOUTS,
    maxConnections: CLOCK_CONNECTIONS,
  });
  const workDb = connectDatabase(url, {
    ...shared,
    timeouts: WORK_TIMEOUTS,
    maxConnections: WORK_CONNECTIONS,
  });
  const close = async () => {
    await Promise.all([db.destroy(), clockDb.destroy(), workDb.destroy()]);
  };
  return { db, clockDb, workDb, close };
}

/** Opens the database of `DATABASE_URL`, or else starts the embedded one. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const onLost = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
  if (config.DATABASE_URL) {
    await requireDatabase(config.DATABASE_URL);
    const pools = connectPools(config.DATABASE_URL, {
      onLost,
      namesStatements: config.DATABASE_STATEMENT_NAMES,
    });
    return { ...pools, url: config.DATABASE_URL, ended: never };
  }
  const { url, ended, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  let isClosing = false;
  const { close: disconnect, ...pools } = connectPools(url, {
    onLost: (error) => isClosing || onLost(error),
    namesStatements: config.DATABASE_STATEMENT_NAMES,
  });
  const close = async () => {
    isClosing = true;
    await disconnect();
    await stop();
  };
  return { ...pools, url, ended, close };
}
