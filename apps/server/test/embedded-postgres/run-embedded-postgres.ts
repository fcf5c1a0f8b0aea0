/** Program that starts the database in a folder, prints its URL, and runs until terminated. */
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
