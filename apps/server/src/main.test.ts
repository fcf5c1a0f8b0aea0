import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder, runToEnd, type ServerProcess, startServerProcess } from './testing/server-process.ts';

const LEAVE_WITHIN_MS = 10_000;
const slow = { timeout: 60_000 };

let dataDir: string;
const started: ServerProcess[] = [];
const start = async (environment: Record<string, string> = {}) => {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...environment });
  started.push(server);
  return server;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'trivia-main-'));
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGTERM');
  await removeFolder(dataDir);
});

describe('a server', slow, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'leaves on %s, and starts again on the same data',
    async (signal) => {
      const first = await start();
      expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);
      const leftAtMs = Date.now();
      expect(await first.end(signal)).toBe(0);
      expect(Date.now() - leftAtMs).toBeLessThan(LEAVE_WITHIN_MS);
      const second = await start();
      expect((await fetch(`${second.address}/health/ready`)).status).toBe(200);
    },
  );

  it('starts again at once after it was killed', async () => {
    await (await start()).end('SIGKILL');
    const again = await start();
    expect((await fetch(`${again.address}/health/ready`)).status).toBe(200);
  });

  it('refuses a data folder that another one uses, and says which', async () => {
    await start();
    const { exitCode, complaint } = await runToEnd({ DATA_DIR: dataDir });
    expect(exitCode).toBe(1);
    expect(complaint.trim().split('\n')).toHaveLength(1);
    expect(complaint).toContain(dataDir);
  });

  it('refuses a port that is taken, and leaves the data folder free', async () => {
    const { address } = await start();
    const otherDir = await mkdtemp(join(tmpdir(), 'trivia-main-'));
    const refused = await runToEnd({ DATA_DIR: otherDir, PORT: new URL(address).port });
    expect(refused).toEqual({
      exitCode: 1,
      complaint: 'The port is in use by another program. Choose another one with PORT.\n',
    });
    const free = await start({ DATA_DIR: otherDir });
    await free.end('SIGTERM');
    await removeFolder(otherDir);
  });

  it('names a setting that is wrong in one sentence', async () => {
    const { exitCode, complaint } = await runToEnd({ DATA_DIR: dataDir, PORT: 'eighty' });
    expect(exitCode).toBe(1);
    expect(complaint).toMatch(/^The setting PORT is wrong: .*\n$/);
  });
});
