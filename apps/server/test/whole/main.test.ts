import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clusterFolder } from '../../src/lib/embedded-postgres/cluster.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import {
  removeFolder,
  runToEnd,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';

const LEAVE_WITHIN_MS = 10_000;
/** Time limit until a server reports an outage or its end. */
const SEEN_WITHIN_MS = 60_000;
const slow = { timeout: SERVERS_WITHIN_MS };

let dataDir: string;
const started: ServerProcess[] = [];
const start = async (environment: Record<string, string> = {}) => {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...environment });
  started.push(server);
  return server;
};

beforeEach(async () => {
  dataDir = await makeDataFolder('main');
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGTERM');
  await removeFolder(dataDir);
});

async function expectReady({ address }: ServerProcess): Promise<void> {
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
}

describe('a server', slow, () => {
  it('starts in an empty folder, stops on a signal, and restarts on its data, even right after a kill', async () => {
    const empty = { DATA_DIR: join(dataDir, 'empty'), SANDBOX_CARDS: '1' };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
      const server = await start(empty);
      await expectReady(server);
      const leftAtMs = Date.now();
      expect(await server.end(signal), signal).toBe(signal === 'SIGKILL' ? null : 0);
      expect(Date.now() - leftAtMs, signal).toBeLessThan(LEAVE_WITHIN_MS);
    }
    await expectReady(await start(empty));
  });

  it('refuses and names a data folder used by another server', async () => {
    await start();
    const { exitCode, complaint } = await runToEnd({ DATA_DIR: dataDir });
    expect(exitCode).toBe(1);
    expect(complaint.trim().split('\n')).toHaveLength(1);
    expect(complaint).toContain(dataDir);
  });

  it('refuses a used port, and releases the data folder', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const refused = await runToEnd({ DATA_DIR: dataDir, PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(refused).toEqual({
      exitCode: 1,
      complaint: 'The port is in use by another program. Choose another one with PORT.\n',
    });
    await expectReady(await start());
  });

  it('prints its address after its sandbox operators have started', async () => {
    const { address } = await start({ SANDBOX_OPERATORS: '1' });
    const reply = await fetch(`${address}/api/dcb/operators`);
    expect(await reply.json()).toEqual({ data: [{ operator: 'tigris' }] });
  });

  it('explains a wrong setting in one sentence', async () => {
    const { exitCode, complaint } = await runToEnd({ DATA_DIR: dataDir, PORT: 'eighty' });
    expect(exitCode).toBe(1);
    expect(complaint).toMatch(/^The setting PORT is wrong: .*\n$/);
  });
});

describe.runIf(process.platform === 'linux')('a server whose embedded database is killed', slow, () => {
  it('stays up, reports the outage, and recovers by itself', async () => {
    const server = await start();
    const lockFile = join(clusterFolder(dataDir), 'postmaster.pid');
    process.kill(Number.parseInt(await readFile(lockFile, 'utf8'), 10), 'SIGKILL');
    const statusOf = async (path: string) => (await fetch(`${server.address}${path}`)).status;
    await expect.poll(() => statusOf('/health/ready'), { timeout: SEEN_WITHIN_MS, interval: 5 }).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    await expect.poll(() => statusOf('/health/ready'), { timeout: SEEN_WITHIN_MS }).toBe(200);
    expect(server.child.exitCode).toBeNull();
  });
});

describe('an unusable database', slow, () => {
  const refuse = async (url: string) => {
    const { exitCode, complaint } = await runToEnd({ DATABASE_URL: url });
    expect(exitCode).toBe(1);
    expect(complaint).not.toContain('secret');
    return complaint;
  };

  it.each([
    [
      'where nothing listens',
      'postgresql://zana:secret@127.0.0.1:1/zana',
      '127.0.0.1:1',
      'nothing listens there',
    ],
    [
      'on a host that nobody knows',
      'postgresql://zana:secret@nowhere.invalid/zana',
      'nowhere.invalid:5432',
      'no host',
    ],
  ])('is explained in one sentence: %s', async (_where, url, place, reason) => {
    const complaint = await refuse(url);
    expect(complaint.trim().split('\n')).toHaveLength(1);
    for (const part of ['DATABASE_URL', place, reason]) expect(complaint).toContain(part);
  });

  it('other than PostgreSQL is a wrong setting', async () => {
    expect(await refuse('mysql://zana:secret@127.0.0.1/zana')).toMatch(
      /^The setting DATABASE_URL is wrong: .*\n$/,
    );
  });

  it('that does not respond is not waited for', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const complaint = await refuse(`postgresql://zana:secret@127.0.0.1:${port}/zana`);
    silent.close();
    expect(complaint).toContain('does not answer within 5 s');
  });
});
