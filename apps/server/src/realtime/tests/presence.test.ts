import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeClients,
  collect,
  connectPusher,
  connectRaw,
  joinRaw,
  subscription,
  until,
} from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';

let server: TestHub;
let name = '';
beforeAll(async () => {
  server = await startTestHub({ limits: { presenceMembers: 3 } });
  return () => server.close();
});
beforeEach(() => {
  name = `presence-room-${randomUUID()}`;
});
afterEach(closeClients);

interface Members {
  readonly count: number;
  readonly members: Record<string, unknown>;
  readonly myID: string;
  readonly me: unknown;
}

async function join(id: string | number, info: unknown) {
  const client = connectPusher(server.port, { id, info });
  const channel = client.subscribe(name) as ReturnType<typeof client.subscribe> & { members: Members };
  const added = collect(channel, 'pusher:member_added');
  const removed = collect(channel, 'pusher:member_removed');
  await until(() => channel.subscribed);
  return { client, channel, added, removed };
}

describe('a presence channel', () => {
  it('lists its members', async () => {
    await join(1, { name: 'Hêlîn' });
    const { channel } = await join('b', { name: 'سارا' });
    expect(channel.members.count).toBe(2);
    expect(channel.members.members).toEqual({ 1: { name: 'Hêlîn' }, b: { name: 'سارا' } });
    expect(channel.members.me).toEqual({ id: 'b', info: { name: 'سارا' } });
  });

  it('reports members who join and leave', async () => {
    const { channel, added, removed } = await join('a', {});
    // With several nodes an arrival may be announced to somebody who joins at that moment, too.
    await server.settled();
    const other = await join(2, { name: 'B' });
    await until(() => added.length === 1);
    expect(added).toEqual([{ id: 2, info: { name: 'B' } }]);
    other.client.unsubscribe(name);
    await until(() => removed.length === 1);
    expect(removed).toEqual([{ id: 2, info: { name: 'B' } }]);
    expect(channel.members.count).toBe(1);
    expect(other.added).toEqual([]);
  });

  it('reports a user with several devices once, and the leave after the last device', async () => {
    const { added, removed } = await join('a', {});
    const first = await join('b', {});
    const second = await join('b', {});
    expect(second.channel.members.count).toBe(2);
    first.client.disconnect();
    await until(() => server.countOf(name) === 2);
    const other = await join('c', {});
    await until(() => added.length === 2);
    expect(removed).toEqual([]);
    second.client.disconnect();
    await until(() => removed.length === 1);
    expect(removed).toEqual([{ id: 'b', info: {} }]);
    expect(added).toEqual([
      { id: 'b', info: {} },
      { id: 'c', info: {} },
    ]);
    other.client.disconnect();
  });

  it('lists members as in the protocol, with ids in their original type', async () => {
    const raw = await joinRaw(server.port, name, { user_id: 7, user_info: { name: 'Seven' } });
    const message = await raw.waitFor('pusher_internal:subscription_succeeded');
    expect(JSON.parse(String(message.data))).toEqual({
      presence: { ids: [7], hash: { 7: { name: 'Seven' } }, count: 1 },
    });
  });

  it.each(['__proto__', 'constructor', 'toString'])('accepts the member id %s', async (id) => {
    const raw = await joinRaw(server.port, name, { user_id: id, user_info: { name: 'x' } });
    const message = await raw.waitFor('pusher_internal:subscription_succeeded');
    const { presence } = JSON.parse(String(message.data));
    expect(presence.ids).toEqual([id]);
    expect(Object.entries(presence.hash)).toEqual([[id, { name: 'x' }]]);
  });

  it.each([null, [], {}, 'x', { user_id: null }, { user_id: '' }, { user_id: {} }, { user_info: {} }])(
    'refuses the member %j',
    async (data) => {
      const raw = await joinRaw(server.port, name, data);
      await raw.waitFor('pusher:subscription_error');
      expect(server.countOf(name)).toBe(0);
    },
  );

  it('refuses a member that is too large', async () => {
    for (const data of [{ user_id: 'x'.repeat(129) }, { user_id: 'a', user_info: 'x'.repeat(1_100) }]) {
      const refusal = await (await joinRaw(server.port, name, data)).waitFor('pusher:subscription_error');
      expect(refusal.data).toMatchObject({ type: 'LimitReached', status: 4301 });
    }
  });

  it('refuses new members when full, but not further devices of members', async () => {
    const { added, removed } = await join('a', {});
    await join('b', {});
    await join('c', {});
    const refused = await joinRaw(server.port, name, { user_id: 'd' });
    expect((await refused.waitFor('pusher:subscription_error')).data).toMatchObject({
      type: 'LimitReached',
      status: 4100,
    });
    const again = await joinRaw(server.port, name, { user_id: 'c' });
    await again.waitFor('pusher_internal:subscription_succeeded');
    await until(() => server.countOf(name) === 4);
    await server.settled();
    await until(() => added.length > 1);
    expect(added).toHaveLength(2);
    expect(removed).toEqual([]);
  });

  it('accepts a signed-in user without channel data, as that user', async () => {
    const { added } = await join('a', {});
    const client = connectPusher(server.port, { id: 'u', info: { name: 'U' } });
    client.signin();
    await client.user.signinDonePromise;
    const raw = await connectRaw(server.port);
    raw.send(subscription(raw.socketId, name));
    await raw.waitFor('pusher:subscription_error');
    const socketId = client.connection.socket_id;
    client.send_event('pusher:subscribe', { ...subscription(socketId, name).data });
    await until(() => added.length === 1);
    expect(added).toEqual([{ id: 'u', info: { name: 'U' } }]);
  });
});
