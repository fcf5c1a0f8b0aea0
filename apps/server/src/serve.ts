/** Starts the server, and stops it on a signal. */
import { brand } from '@trivia/contract/brand.ts';
import type { Logger } from 'pino';
import { type Config, readConfig } from './config/config.ts';
import { explainToAdmin } from './explain-to-admin.ts';
import { createLog, redact } from './lib/create-log.ts';
import { openDatabase } from './open-database.ts';
import type { RunningServer } from './start-server.ts';

/** Time limit of a shutdown, because a hanging process is not restarted by its supervisor. */
const LEAVE_WITHIN_MS = 10_000;

function giveUp(error: unknown): never {
  const trace = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${redact(explainToAdmin(error) ?? trace ?? '')}\n`);
  process.exit(1);
}

function exitWhenDone(server: RunningServer, log: Logger): void {
  let isLeaving = false;
  const leave = async (exitCode: number) => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => process.exit(exitCode || 1), LEAVE_WITHIN_MS).unref();
    await server.stop().catch((error: unknown) => log.error({ err: error }, 'shutdown was not clean'));
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave(0));
  void server.broken.then((reason) => {
    if (isLeaving) return;
    process.stderr.write(`${reason?.message ?? 'The database ended.'}\n`);
    return leave(1);
  });
}

/** Loads the server after the settings and the database are known to be usable, since loading takes a second. */
async function start(config: Config, log: Logger): Promise<RunningServer> {
  const database = await openDatabase(config, log);
  const { startServer } = await import('./start-server.ts');
  return await startServer(database, config, log);
}

try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const server = await start(config, log);
  exitWhenDone(server, log);
  // Whoever reads the address may call at once.
  await server.complete;
  process.stdout.write(`${brand.name.en} is at ${config.PUBLIC_URL ?? server.address}\n`);
} catch (error) {
  giveUp(error);
}
