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
} from '../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../test/realtime/start-test-hub.ts';

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
  await raw.hear('pusher_internal:subscription_succeeded');
  return raw;
}

it('reaches the other members and not its sender', async () => {
  const [one, other] = ['a', 'b'].map((id) => connectPusher(server.port, { id }).subscribe(name));
  if (!one || !other) throw new Error('Two were made.');
  const [heard, echoed] = [collect(other, 'client-typing'), collect(one, 'client-typing')];
  await until(() => one.subscribed && other.subscribed);
  one.trigger('client-typing', { text: 'سڵاو' });
  one.trigger('client-typing', { last: true });
  await until(() => heard.length === 2);
  expect(heard).toEqual([{ text: 'سڵاو' }, { last: true }]);
  expect(echoed).toEqual([]);
});

it('names its sender by the subscription, not by the sender’s own data', async () => {
  const [sender, other] = [await member(name, 7), await member(name, 'b')];
  sender.say({ event: 'client-x', channel: name, data: '{"a":1}', user_id: 'b', more: true });
  expect(await other.hear('client-x')).toEqual({
    event: 'client-x',
    channel: name,
    data: '{"a":1}',
    user_id: 7,
  });
});

it('names no sender in a private channel, and needs no data', async () => {
  const channel = `private-${name}`;
  const [sender, other] = [await member(channel, 1), await member(channel, 2)];
  sender.say({ event: 'client-x', channel, user_id: 'b' });
  expect(await other.hear('client-x')).toEqual({ event: 'client-x', channel });
});

it.each([
  ['on a public channel', 'public', 'client-x', {}, 4301],
  ['on an encrypted channel', 'private-encrypted-x', 'client-x', {}, 4301],
  ['with a long name', 'private-x', `client-${'x'.repeat(200)}`, {}, 4301],
  ['with much data', 'private-x', 'client-x', 'x'.repeat(10_241), 4301],
  ['on no channel', undefined, 'client-x', {}, 4301],
  ['on a channel of one user', '#server-to-user-a', 'client-x', {}, 4301],
])('goes nowhere %s', async (_, channel, event, data, code) => {
  const other = await member(channel?.startsWith('#') ? 'x' : (channel ?? 'x'), 'b');
  const sender = await member(channel?.startsWith('#') ? 'x' : (channel ?? 'x'), 'a');
  sender.say({ event, channel, data });
  expect((await sender.hear('pusher:error')).data).toMatchObject({ code });
  other.say({ event: 'pusher:ping' });
  await other.hear('pusher:pong');
  expect(other.heard.map(({ event }) => event)).not.toContain(event);
});

it.each(['private-foreign', 'presence-foreign'])('goes nowhere from outside of %s', async (channel) => {
  const [inside, outside] = [await member(channel, 'a'), await connectRaw(server.port)];
  outside.say({ event: 'client-x', channel, data: {} });
  expect(await outside.hear('pusher:error')).toMatchObject({ channel, data: { code: 4009 } });
  inside.say({ event: 'pusher:ping' });
  await inside.hear('pusher:pong');
  expect(inside.heard.map(({ event }) => event)).not.toContain('client-x');
});

it.each(['told', 'xclient-y', 'pusher:x', 'pusher_internal:member_added'])('%s is none', async (event) => {
  const [sender, other] = [await member(name, 'a'), await member(name, 'b')];
  sender.say({ event, channel: name, data: {} });
  expect((await sender.hear('pusher:error')).data).toMatchObject({ code: null });
  sender.say({ event: 'client-after', channel: name });
  await other.hear('client-after');
  expect(other.heard.filter((message) => message.event === event)).toEqual([]);
});

it('comes ten times a second at most', async () => {
  const [sender, other] = [await member(name, 'a'), await member(name, 'b')];
  const countOf = ({ heard }: RawClient, event: string) =>
    heard.filter((message) => message.event === event).length;
  for (let count = 0; count < 30; count += 1)
    sender.say({ event: 'client-x', channel: name, data: { count } });
  await until(() => countOf(sender, 'pusher:error') === 20 && countOf(other, 'client-x') === 10);
  expect((await sender.hear('pusher:error')).data).toMatchObject({ code: 4301 });
  nowMs += 200;
  for (let count = 0; count < 5; count += 1)
    sender.say({ event: 'client-x', channel: name, data: { count } });
  await until(() => countOf(sender, 'pusher:error') === 23 && countOf(other, 'client-x') === 12);
});

it('is over with the subscription', async () => {
  const [sender, other] = [await member(name, 'a'), await member(name, 'b')];
  sender.say({ event: 'pusher:unsubscribe', data: { channel: name } });
  sender.say({ event: 'client-x', channel: name, data: {} });
  expect((await sender.hear('pusher:error')).data).toMatchObject({ code: 4009 });
  expect(other.heard.map(({ event }) => event)).not.toContain('client-x');
});
