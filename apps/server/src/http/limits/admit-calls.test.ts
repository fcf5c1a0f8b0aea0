import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { AdmissionLimits } from './admission.ts';
import { admitCalls } from './admit-calls.ts';

const A_MINUTE_MS = 60_000;
const LIMITS: AdmissionLimits = {
  mostCalls: 3,
  resumeAtCalls: 1,
  connectionsPerSlice: 2,
  patienceMs: A_MINUTE_MS,
};
const CALL = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Server that holds all calls until the test replies to them. */
async function startServer(limits: AdmissionLimits): Promise<{ server: Server; held: ServerResponse[] }> {
  const held: ServerResponse[] = [];
  const server = createServer((_call, reply) => held.push(reply));
  admitCalls(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return { server, held };
}

interface Client {
  readonly socket: Socket;
  replies: number;
}

async function openClient(server: Server): Promise<Client> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port });
  const client = { socket, replies: 0 };
  ends.push(() => socket.destroy());
  socket.on('data', (data) => {
    client.replies += String(data).split('HTTP/1.1 200').length - 1;
  });
  await once(socket, 'connect');
  return client;
}

const openClients = (server: Server, count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => openClient(server)));

function sendAll(clients: readonly Client[]): void {
  for (const { socket } of clients) socket.write(CALL);
}

const PATIENCE = { timeout: 20_000 };

const waitForCalls = (held: readonly ServerResponse[], count: number) =>
  vi.waitFor(() => expect(held).toHaveLength(count), PATIENCE);

it('reads no further calls while as many as allowed are in progress', async () => {
  const { server, held } = await startServer(LIMITS);
  const clients = await openClients(server, 8);
  sendAll(clients.slice(0, 3));
  await waitForCalls(held, 3);
  sendAll(clients.slice(3));
  await sleep(100);
  expect(held).toHaveLength(3);
  for (const reply of held.splice(0)) reply.end();
  // A slice of two while at most one is in progress, so up to three.
  await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(2));
  await sleep(100);
  expect(held.length).toBeLessThanOrEqual(3);
});

it('answers every call of a burst, also of connections opened meanwhile, and of the next burst', async () => {
  const { server, held } = await startServer(LIMITS);
  const timer = setInterval(() => held.shift()?.end(), 1);
  ends.push(() => clearInterval(timer));
  const clients = await openClients(server, 20);
  sendAll(clients);
  clients.push(...(await openClients(server, 5)));
  sendAll(clients.slice(20));
  const waitForReplies = (count: number) =>
    vi.waitFor(
      () => expect(clients.map(({ replies }) => replies)).toEqual(clients.map(() => count)),
      PATIENCE,
    );
  await waitForReplies(1);
  sendAll(clients);
  await waitForReplies(2);
});

it('reads on if calls hang', async () => {
  const { server, held } = await startServer({ ...LIMITS, patienceMs: 50 });
  const clients = await openClients(server, 7);
  sendAll(clients.slice(0, 3));
  await waitForCalls(held, 3);
  sendAll(clients.slice(3));
  await waitForCalls(held, 7);
});

it('reads on if calls hang while a busy client is answered', async () => {
  const { server, held } = await startServer({ ...LIMITS, patienceMs: 50 });
  const [busy, ...others] = await openClients(server, 7);
  if (!busy) throw new Error('There is no client.');
  sendAll([busy, ...others.slice(0, 2)]);
  await waitForCalls(held, 3);
  const timer = setInterval(() => {
    const at = held.findIndex(({ req }) => req.socket.remotePort === busy.socket.localPort);
    if (at >= 0) held.splice(at, 1)[0]?.end(() => sendAll([busy]));
  }, 5);
  ends.push(() => clearInterval(timer));
  sendAll(others.slice(2));
  await vi.waitFor(() => {
    const read = new Set(held.map(({ req }) => req.socket.remotePort));
    expect(others.filter(({ socket }) => !read.has(socket.localPort))).toEqual([]);
  }, PATIENCE);
});

it('counts calls in a pipeline as one', async () => {
  const { server, held } = await startServer(LIMITS);
  const [one, other] = await openClients(server, 2);
  one?.socket.write(CALL.repeat(10));
  await waitForCalls(held, 10);
  other?.socket.write(CALL);
  await waitForCalls(held, 11);
});

it('counts no calls whose bodies are incomplete', async () => {
  const { server, held } = await startServer(LIMITS);
  const slow = await openClients(server, 10);
  for (const { socket } of slow)
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n');
  await waitForCalls(held, 10);
  const others = await openClients(server, 2);
  sendAll(others);
  await waitForCalls(held, 12);
});

it('counts no calls of clients that have gone', async () => {
  const { server, held } = await startServer(LIMITS);
  const gone = await openClients(server, 3);
  sendAll(gone);
  await waitForCalls(held, 3);
  const waiting = await openClients(server, 2);
  sendAll(waiting);
  for (const { socket } of gone) socket.destroy();
  await waitForCalls(held, 5);
});
