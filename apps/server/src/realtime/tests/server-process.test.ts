/** Whole servers in processes of their own. */
import { getRealtimeRoute } from '@trivia/contract/realtime/authorisation.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { closeClients, connectRaw } from '../../../test/realtime/clients.ts';
import { makeDataFolder } from '../../../test/support/data-folder.ts';
import {
  removeFolder,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../../../test/support/server-process.ts';

const slow = { timeout: SERVERS_WITHIN_MS };
const LEAVE_WITHIN_MS = 10_000;

let dataDir: string;
const started: ServerProcess[] = [];
async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...environment });
  started.push(server);
  return server;
}
async function keyOf({ address }: ServerProcess): Promise<string> {
  const response = await fetch(`${address}/api/realtime`);
  return parse(getRealtimeRoute.reply, await response.json()).key;
}

beforeEach(async () => {
  dataDir = await makeDataFolder('realtime');
});
afterEach(async () => {
  closeClients();
  for (const server of started.splice(0)) await server.end('SIGTERM');
  await removeFolder(dataDir);
});

it(
  'servers keep their key, send clients to another node at shutdown, and start without Redis',
  slow,
  async () => {
    const first = await start();
    const key = await keyOf(first);
    const client = await connectRaw(Number(new URL(first.address).port), { key });
    expect(client.socketId).not.toBe('');
    const leftAtMs = Date.now();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(Date.now() - leftAtMs).toBeLessThan(LEAVE_WITHIN_MS);
    expect(await client.closed).toBe(4200);
    // A missing Redis does not stop the server.
    const second = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await keyOf(second)).toBe(key);
    const again = await connectRaw(Number(new URL(second.address).port), { key });
    again.send({ event: 'pusher:subscribe', data: { channel: 'room' } });
    await again.waitFor('pusher_internal:subscription_succeeded');
  },
);
