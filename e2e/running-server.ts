/** A real server for the journeys: empty data folder, free port, nothing left behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { keepOutput } from './server-log.ts';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Reads on once the address is found, or a server that logs more would wait for its reader. */
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

/** Starts a server, with settings beside those of every journey. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journey-'));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...own, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  keepOutput(server.stdout, server.stderr);
  const url = await addressOf(server.stdout);
  return {
    url,
    dataDir,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
