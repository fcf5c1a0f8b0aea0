/** Two nodes with Redis act as one server for their clients. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  collect,
  connectPusher,
  connectRaw,
  serverSdk,
  signIn,
  subscription,
  until,
} from '../../../test/realtime/clients.ts';
import { hasRedis } from '../../../test/realtime/redis-server.ts';
import { startTwoNodes, type TwoNodes } from '../../../test/realtime/two-nodes.ts';

let pair: TwoNodes;

describe.skipIf(!hasRedis)('two nodes', () => {
  beforeEach(async () => {
    pair = await startTwoNodes();
  });
  afterEach(() => pair.close());

  it('deliver events published at one to the clients of both, but not to the excluded one', async () => {
    const [one, two] = [await pair.join(0, 'room', 'a'), await pair.join(1, 'room', 'b')];
    await serverSdk(pair.portOf(0)).trigger('room', 'update', 1);
    // Events of different nodes have no common order, so the second one waits for the first.
    await until(() => two.updates.length === 1 && one.updates.length === 1);
    await serverSdk(pair.portOf(1)).trigger('room', 'update', 2, {
      socket_id: one.client.connection.socket_id,
    });
    await until(() => two.updates.length === 2);
    expect([one.updates, two.updates]).toEqual([[1], [1, 2]]);
  });

  it('share the round trips of their players', async () => {
    const raw = await connectRaw(pair.portOf(0));
    raw.send(subscription(raw.socketId, 'presence-match.1', { user_id: 'a' }));
    const knownAt = (index: number) => pair.nodes[index]?.hub.roundTrips.of('a', Date.now()) ?? null;
    await until(() => knownAt(0) !== null && knownAt(1) !== null);
    expect(knownAt(1)).toBeLessThan(5_000);
  });

  it('relay client events', async () => {
    const [one, two] = [await pair.join(0, 'presence-room', 'a'), await pair.join(1, 'presence-room', 'b')];
    one.channel.trigger('client-said', { hi: true });
    await until(() => two.said.length === 1);
    expect([one.said, two.said]).toEqual([[], [{ hi: true }]]);
  });

  it('share the members of a channel, each once, with any number of devices and nodes', async () => {
    const one = await pair.join(0, 'presence-room', 'a', { name: 'A' });
    const two = await pair.join(1, 'presence-room', 'b', { name: 'B' });
    expect(two.ids()).toEqual(['a', 'b']);
    await until(() => one.added.length === 1);
    const again = await pair.join(1, 'presence-room', 'a', { name: 'A' });
    expect(again.ids()).toEqual(['a', 'b']);
    one.client.disconnect();
    await until(() => pair.nodes[0]?.hub.connections.all.size === 0);
    const three = await pair.join(0, 'presence-room', 'c');
    expect(three.ids()).toEqual(['a', 'b', 'c']);
    await until(() => two.added.length === 1);
    expect(two.removed).toEqual([]);
    again.client.disconnect();
    await until(() => two.removed.length === 1 && three.removed.length === 1);
    expect(two.removed).toEqual([{ id: 'a', info: { name: 'A' } }]);
  });

  it('agree on the members when many join and leave simultaneously', async () => {
    const watcher = await pair.join(0, 'presence-room', 'watcher');
    const raws = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const raw = await connectRaw(pair.portOf(index % 2));
        raw.send(subscription(raw.socketId, 'presence-room', { user_id: `u${index % 10}` }));
        return raw;
      }),
    );
    await until(() => watcher.ids().length === 11);
    for (const raw of raws.filter((_, index) => index % 10 !== 0)) raw.socket.terminate();
    await until(() => watcher.ids().length === 2);
    expect(watcher.ids()).toEqual(['u0', 'watcher']);
  });

  it('share one limit of members', async () => {
    await pair.addNode(2);
    await pair.join(0, 'presence-room', 'a');
    await pair.join(1, 'presence-room', 'b');
    const raw = await connectRaw(pair.portOf(2));
    raw.send(subscription(raw.socketId, 'presence-room', { user_id: 'c' }));
    expect((await raw.waitFor('pusher:subscription_error')).data).toMatchObject({ type: 'LimitReached' });
    const response = await serverSdk(pair.portOf(0)).get({ path: '/channels/presence-room/users' });
    expect((await response.json()).users).toHaveLength(2);
  });

  it('answer API calls for both', async () => {
    await pair.join(0, 'room', 'a');
    await pair.join(1, 'room', 'b');
    await pair.join(1, 'presence-room', 'b');
    const get = async (path: string, params = {}) =>
      (await serverSdk(pair.portOf(0)).get({ path, params })).json();
    expect(await get('/channels/room', { info: 'subscription_count' })).toEqual({
      occupied: true,
      subscription_count: 2,
    });
    expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { 'presence-room': { user_count: 1 } },
    });
    expect(await get('/channels/presence-room/users')).toEqual({ users: [{ id: 'b' }] });
  });

  it('share the cached event of a channel', async () => {
    await vi.waitFor(async () => {
      await serverSdk(pair.portOf(0)).trigger('cache-room', 'update', { n: 1 });
      const asked = { path: '/channels/cache-room', params: { info: 'cache' } };
      const { cache } = await (await serverSdk(pair.portOf(1)).get(asked)).json();
      expect(cache?.data).toBe('{"n":1}');
    });
    const { updates } = await pair.join(1, 'cache-room', 'a');
    await until(() => updates.length === 1);
    expect(updates).toEqual([{ n: 1 }]);
  });

  it('send to a user, and close their connections, on both', async () => {
    const clients = [0, 1].map((index) => connectPusher(pair.portOf(index), { id: 'a' }));
    const updates = clients.map((client) => collect(client.user, 'update'));
    for (const client of clients) client.signin();
    await until(() => clients.every((client) => client.user.user_data !== null));
    await serverSdk(pair.portOf(0)).sendToUser('a', 'update', 1);
    await until(() => updates.every((list) => list.length === 1));
    await serverSdk(pair.portOf(1)).terminateUserConnections('a');
    await until(() => clients.every((client) => client.connection.state === 'disconnected'));
  });

  it('make a user’s clients reconnect on both', async () => {
    const own = 'private-own';
    const [raw, other] = [await connectRaw(pair.portOf(1)), await connectRaw(pair.portOf(1))];
    raw.send(subscription(raw.socketId, own));
    other.send(subscription(other.socketId, 'presence-room', { user_id: 'b' }));
    await Promise.all([raw, other].map((one) => one.waitFor('pusher_internal:subscription_succeeded')));
    const member = await connectRaw(pair.portOf(0));
    member.send(subscription(member.socketId, 'presence-room', { user_id: 'a' }));
    await member.waitFor('pusher_internal:subscription_succeeded');
    pair.nodes[0]?.hub.reconnect('a', own);
    expect(await Promise.all([raw.closed, member.closed])).toEqual([4200, 4200]);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  it('send a watcher on one the users who come and go on the other', async () => {
    const watchlist = ['there', 'late'];
    const watch = async (id: string) => {
      const watcher = await connectRaw(pair.portOf(0));
      watcher.send(signIn(watcher.socketId, { id, watchlist }));
      return () =>
        watcher.received
          .filter(({ event }) => event === 'pusher_internal:watchlist_events')
          .flatMap(({ data }) => JSON.parse(String(data)).events);
    };
    const come = async (id: string) => {
      const one = await connectRaw(pair.portOf(1));
      one.send(signIn(one.socketId, { id }));
      return one;
    };
    const events = await watch('early');
    await until(() => events().length === 1);
    const there = await come('there');
    await until(() => events().length === 2);
    await come('late');
    await until(() => events().length === 3);
    there.socket.terminate();
    await until(() => events().length === 4);
    expect(events()).toEqual([
      { name: 'offline', user_ids: ['there', 'late'] },
      { name: 'online', user_ids: ['there'] },
      { name: 'online', user_ids: ['late'] },
      { name: 'offline', user_ids: ['there'] },
    ]);
    const eventsAfter = await watch('after');
    await until(() => eventsAfter().length === 2);
    expect(eventsAfter()).toEqual([
      { name: 'online', user_ids: ['late'] },
      { name: 'offline', user_ids: ['there'] },
    ]);
  });
});
