/** A program that starts the database of the folder it is given, says its address, and stays until it is ended. */
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

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
