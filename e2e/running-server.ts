/** A real server for the journeys: empty data folder, free port, nothing left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/\S+$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The server ended before it gave its address.');
}

const own = { PORT: '0', LOG_LEVEL: 'fatal', DATABASE_URL: '', SMTP_URL: '', WEB_DIR: '' };

export async function startServer(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journey-'));
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...own, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(server);
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
