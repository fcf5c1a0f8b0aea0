/** Forged socket messages: each is refused with its code, and the log says where and why. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { callRaw, type RawCall } from '../../../test/realtime/call-api.ts';
import {
  closeClients,
  connectRaw,
  type RawClient,
  signIn,
  subscription,
} from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';
import { testApp } from '../../../test/realtime/test-app.ts';
import { LogWatch } from '../../../test/support/log-watch.ts';

const MATCH = 'presence-match.00000000-0000-4000-9000-000000000000';
const OWN = 'private-user.notification.a';

const log = new LogWatch();
let server: TestHub;
beforeAll(async () => {
  server = await startTestHub({ onLog: log.onLog });
});
afterAll(async () => {
  log.expectNoneOf([testApp.secret, 'auth_signature=']);
  await server.close();
});
afterEach(closeClients);

type Forge = (own: RawClient, other: RawClient) => unknown;
const withData = ({ event, data }: ReturnType<typeof subscription>, change: object) => ({
  event,
  data: { ...data, ...change },
});

it.each<[string, Forge]>([
  ['with no signature', () => ({ event: 'pusher:subscribe', data: { channel: MATCH } })],
  [
    'with a wrong one',
    ({ socketId }) => withData(subscription(socketId, OWN), { auth: `${testApp.key}:00` }),
  ],
  ['with that of another socket, replayed', (_, { socketId }) => subscription(socketId, OWN)],
  [
    'with that of another channel',
    ({ socketId }) => withData(subscription(socketId, 'private-x'), { channel: OWN }),
  ],
  [
    'as somebody else than was signed',
    ({ socketId }) =>
      withData(subscription(socketId, MATCH, { user_id: 'a' }), { channel_data: '{"user_id":"b"}' }),
  ],
])('a subscription %s', async (_, forge) => {
  const [own, other] = [await connectRaw(server.port), await connectRaw(server.port)];
  const warnings = await log.warningsOf(async () => {
    own.send(forge(own, other));
    expect((await own.waitFor('pusher:error')).data).toMatchObject({ code: 4009 });
  });
  expect(warnings).toMatchObject([{ what: 'subscription', code: 4009, socketId: own.socketId }]);
  expect(server.countOf(OWN) + server.countOf(MATCH)).toBe(0);
});

it.each<[string, Forge]>([
  ['of another socket, replayed', (_, { socketId }) => signIn(socketId, { id: 'a' })],
  [
    'of another user',
    ({ socketId }) => {
      const { event, data } = signIn(socketId, { id: 'a' });
      return { event, data: { ...data, user_data: '{"id":"b"}' } };
    },
  ],
])('a sign-in with the signature %s', async (_, forge) => {
  const [own, other] = [await connectRaw(server.port), await connectRaw(server.port)];
  const warnings = await log.warningsOf(async () => {
    own.send(forge(own, other));
    expect(await own.closed).toBe(4009);
  });
  expect(warnings).toMatchObject([{ what: 'sign-in', code: 4009, socketId: own.socketId }]);
});

it.each([
  ['a foreign channel', MATCH, 4009],
  ['another’s own channel', OWN, 4009],
  ['a public channel', 'room', 4301],
])('a client event on %s', async (_, channel, code) => {
  const own = await connectRaw(server.port);
  own.send(signIn(own.socketId, { id: 'forger' }));
  await own.waitFor('pusher:signin_success');
  const warnings = await log.warningsOf(async () => {
    own.send({ event: 'client-round.closed', channel, data: { rightOptionId: 'a' } });
    expect((await own.waitFor('pusher:error')).data).toMatchObject({ code });
  });
  expect(warnings).toMatchObject([{ what: 'client event', code, channel, playerId: 'forger' }]);
});

it.each<[string, RawCall]>([
  ['by another secret', { secret: 'another' }],
  [
    'replayed after its ten minutes',
    { change: { auth_timestamp: String(Math.floor(Date.now() / 1000) - 601) } },
  ],
  ['replayed with another body', { change: { body_md5: '0'.repeat(32) } }],
])('a call of the server API %s', async (_, call) => {
  const warnings = await log.warningsOf(async () => {
    expect((await callRaw(server.port, call)).status).toBe(401);
  });
  expect(warnings).toMatchObject([{ status: 401, reason: expect.any(String) }]);
});

it('one socket can’t flood the log', async () => {
  const own = await connectRaw(server.port);
  const warnings = await log.warningsOf(async () => {
    for (let tries = 0; tries < 50; tries += 1) own.send({ event: 'client-x', channel: MATCH, data: {} });
    own.send({ event: 'pusher:ping' });
    await own.waitFor('pusher:pong');
  });
  expect(warnings).toHaveLength(5);
});

it('many sockets can’t flood the log', async () => {
  const watch = new LogWatch();
  const limits = { loggedRefusalBurst: 3, loggedRefusalsPerSecond: 0 };
  const guarded = await startTestHub({ onLog: watch.onLog, limits });
  const { port } = guarded;
  const warnings = await watch.warningsOf(async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await (await connectRaw(port, { key: 'wrong' })).closed).toBe(4001);
    }
  });
  await guarded.close();
  expect(warnings).toHaveLength(3);
});
