import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeClients, collect, connectPusher, until } from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';
import { testApp } from '../../../test/realtime/test-app.ts';
import type { Realtime } from '../realtime.ts';
import { createHostedRealtime } from './hosted-realtime.ts';

/** Stand-in for the hosted service, with the same API. */
let service: TestHub;
beforeAll(async () => {
  service = await startTestHub();
});
afterAll(() => service.close());
afterEach(closeClients);

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
const createAt = (port: number, app = testApp): Realtime =>
  createHostedRealtime({ app, cluster: 'ap1', log, endpoint: { host: '127.0.0.1', port: String(port) } });

it('publishes through the service, to channels and to users', async () => {
  const realtime = createAt(service.port);
  const clients = [connectPusher(service.port, { id: 'a' }), connectPusher(service.port, { id: 'b' })];
  const channels = clients.map((client) => client.subscribe('room'));
  const updates = channels.map((channel) => collect(channel, 'update'));
  const own = clients.map((client) => collect(client.user, 'own'));
  for (const client of clients) client.signin();
  await until(() => clients.every((client) => client.user.user_data !== null));
  await until(() => channels.every((channel) => channel.subscribed));
  realtime.publish('room', 'update', { n: 1 }, { exceptSocketId: clients[0]?.connection.socket_id });
  realtime.publishToUser('a', 'own', { n: 2 });
  await realtime.stop();
  await until(() => updates[1]?.length === 1 && own[0]?.length === 1);
  expect(updates).toEqual([[], [{ n: 1 }]]);
  expect(own).toEqual([[{ n: 2 }], []]);
  realtime.disconnectUser('a');
  await until(() => clients[0]?.connection.state === 'disconnected');
  expect(lines).toEqual([]);
});

it('survives refusals and an unreachable service, and logs no secret', async () => {
  for (const realtime of [createAt(service.port, { ...testApp, secret: 'wrong-secret' }), createAt(1)]) {
    realtime.publish('room', 'update', {});
    realtime.publish('not a channel', 'update', {});
    realtime.publishToUser('', 'update', {});
    realtime.disconnectUser('a');
    await realtime.stop();
  }
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('')).toContain('401');
  expect(lines.join('')).not.toMatch(/wrong-secret|auth_signature|7ad37731/);
});
