/** Program that starts the database of a given folder, prints its address, and runs until it is ended. */
import { startEmbeddedPostgres } from '../../src/lib/embedded-postgres/start-embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
try {
  const { url } = await startEmbeddedPostgres({ dataDir, log: quiet });
  process.stdout.write(`${url}\n`);
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
