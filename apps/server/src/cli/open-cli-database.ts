import { pino } from 'pino';
import { type Config, readConfig } from '../config/config.ts';
import { connectDatabase } from '../lib/database/connect.ts';
import type { Db } from '../lib/database/db.ts';
import { migrateDatabase } from '../lib/database/migrate.ts';
import { clusterFolder, socketFolder, socketUrl } from '../lib/embedded-postgres/cluster.ts';
import { openDatabase } from '../open-database.ts';

/** The embedded database of a server that is running; undefined when none is. */
async function connectToRunning({ DATABASE_URL, dataDir }: Config): Promise<Db | undefined> {
  if (DATABASE_URL) return undefined;
  try {
    const db = connectDatabase(socketUrl(await socketFolder(clusterFolder(dataDir))), { maxConnections: 1 });
    await db.selectFrom('ledger_account').select('id').limit(1).execute();
    return db;
  } catch {
    return undefined;
  }
}

/** Opens the configured database as a server does: starts the embedded one, and migrates it. */
async function openOwn(config: Config) {
  const opened = await openDatabase(config, pino({ level: 'silent' }));
  await migrateDatabase(opened.workDb);
  return opened;
}

/** Runs `work` on the configured database, whether or not a server is running on it. */
export async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const running = await connectToRunning(config);
  const { workDb, close } = running
    ? { workDb: running, close: () => running.destroy() }
    : await openOwn(config);
  try {
    return await work(workDb);
  } finally {
    await close();
  }
}
