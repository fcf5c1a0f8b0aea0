/** Two nodes with a Redis between them are one server for their clients. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  collect,
  connectPusher,
  connectRaw,
  serverSdk,
  signIn,
  subscription,
  until,
} from '../../test/realtime/clients.ts';
import { hasRedis } from '../../test/realtime/redis-server.ts';
import { startTwoNodes, type TwoNodes } from '../../test/realtime/two-nodes.ts';

let pair: TwoNodes;

describe.skipIf(!hasRedis)('two nodes', () => {
  beforeEach(async () => {
    pair = await startTwoNodes();
  });
  afterEach(() => pair.close());

  it('deliver events published at one to the clients of both, but not to the excluded one', async () => {
    const [one, two] = [await pair.join(0, 'room', 'a'), await pair.join(1, 'room', 'b')];
    await serverSdk(pair.portOf(0)).trigger('room', 'told', 1);
    await serverSdk(pair.portOf(1)).trigger('room', 'told', 2, {
      socket_id: one.client.connection.socket_id,
    });
    await until(() => two.told.length === 2 && one.told.length === 1);
    expect([one.told, two.told]).toEqual([[1], [1, 2]]);
  });

  it('share the round trips of their players', async () => {
    const raw = await connectRaw(pair.portOf(0));
    raw.say(subscription(raw.socketId, 'presence-match.1', { user_id: 'a' }));
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

  it('share the members of a channel, each once, however many devices and nodes', async () => {
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

  it('agree on the members when many come and go at once', async () => {
    const watcher = await pair.join(0, 'presence-room', 'watcher');
    const raws = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const raw = await connectRaw(pair.portOf(index % 2));
        raw.say(subscription(raw.socketId, 'presence-room', { user_id: `u${index % 10}` }));
        return raw;
      }),
    );
    await until(() => watcher.ids().length === 11);
    for (const raw of raws.filter((_, index) => index % 10 !== 0)) raw.socket.terminate();
    await until(() => watcher.ids().length === 2);
    expect(watcher.ids()).toEqual(['u0', 'watcher']);
  });

  it('hold to one number of members', async () => {
    await pair.addNode(2);
    await pair.join(0, 'presence-room', 'a');
    await pair.join(1, 'presence-room', 'b');
    const raw = await connectRaw(pair.portOf(2));
    raw.say(subscription(raw.socketId, 'presence-room', { user_id: 'c' }));
    expect((await raw.hear('pusher:subscription_error')).data).toMatchObject({ type: 'LimitReached' });
    const response = await serverSdk(pair.portOf(0)).get({ path: '/channels/presence-room/users' });
    expect((await response.json()).users).toHaveLength(2);
  });

  it('answer for both when they are asked', async () => {
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

  it('keep the last event of a channel for each other', async () => {
    await vi.waitFor(async () => {
      await serverSdk(pair.portOf(0)).trigger('cache-room', 'told', { n: 1 });
      const asked = { path: '/channels/cache-room', params: { info: 'cache' } };
      const { cache } = await (await serverSdk(pair.portOf(1)).get(asked)).json();
      expect(cache?.data).toBe('{"n":1}');
    });
    const { told } = await pair.join(1, 'cache-room', 'a');
    await until(() => told.length === 1);
    expect(told).toEqual([{ n: 1 }]);
  });

  it('speak to a user and end their connections on both', async () => {
    const clients = [0, 1].map((index) => connectPusher(pair.portOf(index), { id: 'a' }));
    const told = clients.map((client) => collect(client.user, 'told'));
    for (const client of clients) client.signin();
    await until(() => clients.every((client) => client.user.user_data !== null));
    await serverSdk(pair.portOf(0)).sendToUser('a', 'told', 1);
    await until(() => told.every((list) => list.length === 1));
    await serverSdk(pair.portOf(1)).terminateUserConnections('a');
    await until(() => clients.every((client) => client.connection.state === 'disconnected'));
  });

  it('make a user’s clients of both come back', async () => {
    const own = 'private-own';
    const [raw, other] = [await connectRaw(pair.portOf(1)), await connectRaw(pair.portOf(1))];
    raw.say(subscription(raw.socketId, own));
    other.say(subscription(other.socketId, 'presence-room', { user_id: 'b' }));
    await Promise.all([raw, other].map((one) => one.hear('pusher_internal:subscription_succeeded')));
    const member = await connectRaw(pair.portOf(0));
    member.say(subscription(member.socketId, 'presence-room', { user_id: 'a' }));
    await member.hear('pusher_internal:subscription_succeeded');
    pair.nodes[0]?.hub.reconnect('a', own);
    expect(await Promise.all([raw.closed, member.closed])).toEqual([4200, 4200]);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  it('send a watcher at one the members who come and go at the other', async () => {
    const watchlist = ['there', 'late'];
    const watch = async (id: string) => {
      const watcher = await connectRaw(pair.portOf(0));
      watcher.say(signIn(watcher.socketId, { id, watchlist }));
      return () =>
        watcher.heard
          .filter(({ event }) => event === 'pusher_internal:watchlist_events')
          .flatMap(({ data }) => JSON.parse(String(data)).events);
    };
    const come = async (id: string) => {
      const one = await connectRaw(pair.portOf(1));
      one.say(signIn(one.socketId, { id }));
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
