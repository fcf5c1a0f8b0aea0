import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { buildApp } from '../../app.ts';

const TIMEOUTS = { headersMs: 300, requestMs: 600, idleMs: 60_000, checkEveryMs: 50 };
const MOST = 5;
const HEAD = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  const environment = { HTTP_MAX_CONNECTIONS_PER_ADDRESS: String(MOST) };
  server = await buildTestServer({ hasQuestions: false, environment });
  app = await buildApp(server.deps, TIMEOUTS);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Resolves with the first of the events, or with `close` on an error. */
const waitForEvent = (socket: Socket, event: 'close' | 'data') =>
  new Promise<string>((resolve) => socket.once(event, () => resolve(event)));

/** Sends the start, then single bytes until the server closes the connection. */
async function drip(start: string): Promise<string> {
  const socket = await open();
  socket.resume();
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), 20);
  const end = await waitForEvent(socket, 'close');
  clearInterval(timer);
  return end;
}

it.each([
  ['head', `${HEAD}x-slow: `],
  ['body', `${HEAD}content-length: 60000\r\n\r\n`],
])('closes the connection of a %s that is sent byte by byte', async (_, start) => {
  expect(await drip(start)).toBe('close');
});

it('closes a silent connection', async () => {
  const socket = await open();
  socket.resume();
  expect(await waitForEvent(socket, 'close')).toBe('close');
});

it('limits the connections of one address without affecting others', async () => {
  const isOpen = async (address: string) => {
    const socket = await open(address);
    socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
  };
  const taken = [];
  for (let count = 0; count < MOST + 3; count += 1) taken.push(await isOpen('127.0.0.2'));
  expect(taken).toEqual([...Array(MOST).fill(true), false, false, false]);
  expect(await isOpen('127.0.0.3')).toBe(true);
});

it('WebSockets outlast the timeouts, and are counted separately', async () => {
  const { key } = server.deps.realtime.app;
  const players = Array.from(
    { length: MOST + 2 },
    () => new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`),
  );
  for (const player of players) await once(player, 'message');
  await drip(`${HEAD}content-length: 60000\r\n\r\n`);
  expect(players.map(({ readyState }) => readyState)).toEqual(players.map(() => WebSocket.OPEN));
  for (const player of players) player.terminate();
});
