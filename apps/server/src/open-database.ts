import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { connectDatabase } from './lib/database/connect.ts';
import type { Db } from './lib/deps.ts';
import { startEmbeddedPostgres } from './lib/embedded-postgres/start-embedded-postgres.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** Where it is, for what keeps connections of its own. It may hold a password. */
  readonly url: string;
  /** Resolves if the database ends by itself; never for one that somebody else runs. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

const never = new Promise<void>(() => {});

/** The database of the settings: the one that `DATABASE_URL` names, else the embedded one, which is started. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const onIdleError = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
  if (config.DATABASE_URL) {
    const db = connectDatabase(config.DATABASE_URL, { onIdleError });
    return { db, url: config.DATABASE_URL, ended: never, close: () => db.destroy() };
  }
  const { url, ended, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  let isClosing = false;
  const db = connectDatabase(url, { onIdleError: (error) => isClosing || onIdleError(error) });
  const close = async () => {
    isClosing = true;
    await db.destroy();
    await stop();
  };
  return { db, url, ended, close };
}
