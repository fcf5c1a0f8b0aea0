/** `npm start`: builds the web app if needed and starts the server. Its last printed line is the URL. */
import { loadSettings } from './run-program.ts';
import { buildWeb, isWebBuilt } from './web-build.ts';

async function ensureWeb(): Promise<void> {
  // `WEB_DIR` names another folder, or none.
  if (process.env.WEB_DIR || isWebBuilt()) return;
  process.stdout.write('Building the web app (only when its sources have changed) …\n');
  if (await buildWeb()) return;
  process.stderr.write('The web app could not be built; the reason is above.\n');
  process.exit(1);
}

loadSettings();
await ensureWeb();
process.stdout.write('Starting the server …\n');
// Runs in this process, so that signals reach the server.
await import('../apps/server/src/main.ts');
