/** Robustness against arbitrary messages: the server goes on, and no event reaches the wrong client. */
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  closeClients,
  connectRaw,
  type RawClient,
  subscription,
  until,
} from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';

let server: TestHub;
beforeAll(async () => {
  server = await startTestHub({ limits: { messageBurst: 100_000 } });
  return () => server.close();
});
afterEach(async () => {
  closeClients();
  await until(() => server.connectionCount() === 0);
  expect(server.channels()).toEqual([]);
});

const events = [
  'pusher:subscribe',
  'pusher:unsubscribe',
  'pusher:signin',
  'pusher:ping',
  'pusher:pong',
  'client-x',
  'pusher_internal:member_added',
  '__proto__',
];
const channels = [
  'room',
  'private-secret',
  'presence-secret',
  '#server-to-user-victim',
  'cache-a',
  '__proto__',
];

const field = fc.oneof(
  fc.constantFrom(...channels, '{"user_id":"a"}', '{"id":"victim"}', '278d425bdf160c739803:0'),
  fc.jsonValue({ maxDepth: 2 }),
);
/** Messages close to valid ones. */
const plausible = fc.record({
  channel: fc.constantFrom(...channels),
  auth: fc.constantFrom('278d425bdf160c739803:0', 'x', '', null),
  channel_data: fc.constantFrom('{"user_id":"a"}', '{"user_id":"victim"}', null),
  user_data: fc.constantFrom('{"id":"victim"}', '{"id":"a"}'),
});
const strange = fc.record(
  { channel: field, auth: field, channel_data: field, user_data: field },
  { requiredKeys: [] },
);
const message = fc.record(
  {
    event: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...events) }, fc.jsonValue({ maxDepth: 1 })),
    channel: field,
    data: fc.oneof({ weight: 3, arbitrary: plausible }, strange, field),
    user_id: field,
  },
  { requiredKeys: ['event', 'data'] },
);
const text = fc.oneof({ weight: 5, arbitrary: message.map((said) => JSON.stringify(said)) }, fc.string());

/** Resolves when the server has handled all messages sent so far. */
async function allHandled(client: RawClient): Promise<void> {
  const marker = `marker-${client.received.length}`;
  client.send({ event: marker });
  const isAnswered = () => JSON.stringify(client.received).includes(marker);
  await until(() => isAnswered() || client.socket.readyState !== client.socket.OPEN);
}

it('holds for any message', async () => {
  const victim = await connectRaw(server.port);
  victim.send(subscription(victim.socketId, 'private-secret'));
  victim.send(subscription(victim.socketId, 'presence-secret', { user_id: 'victim' }));
  await until(() => victim.received.length >= 3);
  const before = victim.received.filter(({ event }) => event !== 'pusher_internal:subscription_count').length;

  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 40 }), async (said) => {
      const attacker = await connectRaw(server.port);
      for (const one of said) attacker.send(one);
      await allHandled(attacker);
      server.hub.publish('private-secret', { event: 'update', data: '"secret"' });
      server.hub.publish('presence-secret', { event: 'update', data: '"secret"' });
      server.hub.publishToUser('victim', { event: 'update', data: '"secret"' });
      attacker.socket.close();
      await attacker.closed;
      expect(JSON.stringify(attacker.received)).not.toContain('secret\\"');
    }),
    { numRuns: 300 },
  );
  const received = victim.received.filter(({ event }) => event !== 'pusher_internal:subscription_count');
  expect(new Set(received.slice(before).map(({ event }) => event))).toEqual(new Set(['update']));
});

it('holds for endlessly nested data', async () => {
  const client = await connectRaw(server.port);
  client.send(subscription(client.socketId, 'private-room'));
  await client.waitFor('pusher_internal:subscription_succeeded');
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const depth = Math.floor(10_000 / open.length);
    const nested = `${open.repeat(depth)}1${close.repeat(depth)}`;
    for (const event of ['client-x', 'pusher:subscribe', 'pusher:signin', 'pusher:unsubscribe']) {
      const { send, received, socket } = await connectRaw(server.port);
      send(`{"event":"${event}","channel":"private-room","data":${nested}}`);
      send({ event: 'pusher:ping' });
      const isAnswered = () => received.some((message) => message.event === 'pusher:pong');
      await until(() => isAnswered() || socket.readyState === WebSocket.CLOSED);
    }
    client.send(`{"event":"client-x","channel":"private-room","data":${nested}}`);
  }
  client.send({ event: 'pusher:ping' });
  await client.waitFor('pusher:pong');
});
