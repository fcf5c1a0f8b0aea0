/** A real server for journeys, with its own data folder and a free port; stopping it removes everything. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from '../../apps/server/test/support/data-folder.ts';
import { keepOutput } from './server-log.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Finds the server's address in its output, and keeps reading: a server blocks when nobody reads its output. */
function addressOf(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: output });
    lines.on('line', (line) => {
      const [address] = /http:\/\/\S+$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error('The server ended before it gave its address.')));
  });
}

const own = { PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: '', SMTP_URL: '', WEB_DIR: '' };

/** Settings of a journey in which nobody pays, which saves starting the sandboxes of card service and operators. */
export const withoutPayments = { SANDBOX_CARDS: '0', SANDBOX_OPERATORS: '0' } as const;

/** Starts a server in a data folder, which is not removed. */
export function spawnServer(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...own, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = addressOf(server.stdout);
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { outputs: [server.stdout, server.stderr], url, stop };
}

/** Starts a server, with settings in addition to those of every journey. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await makeDataFolder('journey');
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const { outputs, url: started, stop } = spawnServer(dataDir, settings);
  keepOutput(...outputs);
  try {
    const url = await started;
    return { url, dataDir, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
