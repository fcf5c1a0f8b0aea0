import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import type { Db } from '../deps.ts';
import { connectDatabase } from '../lib/database/connect.ts';
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

/** Opened as a server would open it: started where it is the embedded one, and brought up to date. */
async function openOwn(config: Config) {
  const opened = await openDatabase(config, pino({ level: 'silent' }));
  await migrateDatabase(opened.workDb);
  return opened;
}

/** Does something with the database that the settings name, whether or not a server runs on it. */
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
