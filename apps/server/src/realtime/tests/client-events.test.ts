import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  closeClients,
  collect,
  connectPusher,
  connectRaw,
  joinRaw,
  type RawClient,
  until,
} from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';

let server: TestHub;
let name = '';
/** Frozen time, so that per-second counts are exact. */
let nowMs = 0;
beforeAll(async () => {
  server = await startTestHub({ nowMs: () => nowMs });
  return () => server.close();
});
beforeEach(() => {
  name = `presence-room-${randomUUID()}`;
});
afterEach(closeClients);

async function member(channel: string, user_id: string | number): Promise<RawClient> {
  const isPresence = channel.startsWith('presence-');
  const raw = await joinRaw(server.port, channel, isPresence ? { user_id } : undefined);
  await raw.waitFor('pusher_internal:subscription_succeeded');
  // With several nodes an arrival may be announced to somebody who joins at that moment, too.
  await server.settled();
  return raw;
}

it('a client event reaches the other members, but not its sender', async () => {
  const [one, other] = ['a', 'b'].map((id) => connectPusher(server.port, { id }).subscribe(name));
  if (!one || !other) throw new Error('Two were made.');
  const [received, echoed] = [collect(other, 'client-typing'), collect(one, 'client-typing')];
  await until(() => one.subscribed && other.subscribed);
  one.trigger('client-typing', { text: 'سڵاو' });
  one.trigger('client-typing', { last: true });
  await until(() => received.length === 2);
  expect(received).toEqual([{ text: 'سڵاو' }, { last: true }]);
  expect(echoed).toEqual([]);
});

it('a client event names its sender by the subscription, not by the sent data', async () => {
  const [sender, other] = [await member(name, 7), await member(name, 'b')];
  sender.send({ event: 'client-x', channel: name, data: '{"a":1}', user_id: 'b', more: true });
  expect(await other.waitFor('client-x')).toEqual({
    event: 'client-x',
    channel: name,
    data: '{"a":1}',
    user_id: 7,
  });
});

it('a client event names no sender in a private channel, and needs no data', async () => {
  const channel = `private-${name}`;
  const [sender, other] = [await member(channel, 1), await member(channel, 2)];
  sender.send({ event: 'client-x', channel, user_id: 'b' });
  expect(await other.waitFor('client-x')).toEqual({ event: 'client-x', channel });
});

it.each([
  ['on a public channel', 'public', 'client-x', {}, 4301],
  ['on an encrypted channel', 'private-encrypted-x', 'client-x', {}, 4301],
  ['with a long name', 'private-x', `client-${'x'.repeat(200)}`, {}, 4301],
  ['with much data', 'private-x', 'client-x', 'x'.repeat(10_241), 4301],
  ['on no channel', undefined, 'client-x', {}, 4301],
  ['on a channel of one user', '#server-to-user-a', 'client-x', {}, 4301],
])('a client event is refused %s', async (_, channel, event, data, code) => {
  const other = await member(channel?.startsWith('#') ? 'x' : (channel ?? 'x'), 'b');
  const sender = await member(channel?.startsWith('#') ? 'x' : (channel ?? 'x'), 'a');
  sender.send({ event, channel, data });
  expect((await sender.waitFor('pusher:error')).data).toMatchObject({ code });
  other.send({ event: 'pusher:ping' });
  await other.waitFor('pusher:pong');
  expect(other.received.map(({ event }) => event)).not.toContain(event);
});

it.each(['private-foreign', 'presence-foreign'])(
  'a client event is refused from outside of %s',
  async (channel) => {
    const [inside, outside] = [await member(channel, 'a'), await connectRaw(server.port)];
    outside.send({ event: 'client-x', channel, data: {} });
    expect(await outside.waitFor('pusher:error')).toMatchObject({ channel, data: { code: 4009 } });
    inside.send({ event: 'pusher:ping' });
    await inside.waitFor('pusher:pong');
    expect(inside.received.map(({ event }) => event)).not.toContain('client-x');
  },
);

it.each(['update', 'xclient-y', 'pusher:x', 'pusher_internal:member_added'])(
  '%s is not a client event',
  async (event) => {
    const [sender, other] = [await member(name, 'a'), await member(name, 'b')];
    sender.send({ event, channel: name, data: {} });
    expect((await sender.waitFor('pusher:error')).data).toMatchObject({ code: null });
    sender.send({ event: 'client-after', channel: name });
    await other.waitFor('client-after');
    expect(other.received.filter((message) => message.event === event)).toEqual([]);
  },
);

it('client events are limited to ten a second', async () => {
  const [sender, other] = [await member(name, 'a'), await member(name, 'b')];
  const countOf = ({ received }: RawClient, event: string) =>
    received.filter((message) => message.event === event).length;
  for (let count = 0; count < 30; count += 1)
    sender.send({ event: 'client-x', channel: name, data: { count } });
  await until(() => countOf(sender, 'pusher:error') === 20 && countOf(other, 'client-x') === 10);
  expect((await sender.waitFor('pusher:error')).data).toMatchObject({ code: 4301 });
  nowMs += 200;
  for (let count = 0; count < 5; count += 1)
    sender.send({ event: 'client-x', channel: name, data: { count } });
  await until(() => countOf(sender, 'pusher:error') === 23 && countOf(other, 'client-x') === 12);
});

it('client events end with the subscription', async () => {
  const [sender, other] = [await member(name, 'a'), await member(name, 'b')];
  sender.send({ event: 'pusher:unsubscribe', data: { channel: name } });
  sender.send({ event: 'client-x', channel: name, data: {} });
  expect((await sender.waitFor('pusher:error')).data).toMatchObject({ code: 4009 });
  expect(other.received.map(({ event }) => event)).not.toContain('client-x');
});
