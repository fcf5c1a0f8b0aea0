/** `npm run ledger -- reconcile [--json]`: proves that every coin and point is where its entries say. */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { reconcileLedger } from '../features/wallet/reconcile-ledger.ts';
import { connectDatabase } from '../lib/database/connect.ts';
import type { Db } from '../lib/deps.ts';
import { clusterFolder, socketFolder, socketUrl } from '../lib/embedded-postgres/cluster.ts';
import { openDatabase } from '../open-database.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

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

async function open(config: Config): Promise<{ db: Db; close(): Promise<void> }> {
  const running = await connectToRunning(config);
  if (running) return { db: running, close: () => running.destroy() };
  return await openDatabase(config, pino({ level: 'silent' }));
}

async function reconcile(asJson: boolean): Promise<number> {
  const { db, close } = await open(readConfig(process.env));
  try {
    const faults = await reconcileLedger({ db });
    if (asJson) print(JSON.stringify(faults));
    else {
      for (const { check, id, detail } of faults) print(`${check}  ${id}: ${detail}`);
      print(faults.length === 0 ? 'The ledger is right.' : `${faults.length} faults`);
    }
    return faults.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals[0] === 'reconcile') process.exitCode = await reconcile(values.json);
else {
  process.stderr.write('npm run ledger -- reconcile [--json]\n');
  process.exitCode = 2;
}
