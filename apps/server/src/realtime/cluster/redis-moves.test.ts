/** Users who leave one node and come to another at the same moment, which either node may announce first. */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  collect,
  connectRaw,
  joinRaw,
  type RawClient,
  signIn,
  subscription,
  until,
} from '../../../test/realtime/clients.ts';
import { hasRedis } from '../../../test/realtime/redis-server.ts';
import { idsOf, startTwoNodes, type TwoNodes } from '../../../test/realtime/two-nodes.ts';

const ROOM = 'presence-room';
const ids = Array.from({ length: 40 }, (_, index) => `user${index}`);

let pair: TwoNodes;

/** Users who are online, after all events that a watcher has received. */
function onlineFor(watcher: RawClient): ReadonlySet<string> {
  const online = new Set<string>();
  for (const { event, data } of watcher.received) {
    if (event !== 'pusher_internal:watchlist_events') continue;
    for (const { name, user_ids } of JSON.parse(String(data)).events) {
      for (const id of user_ids) name === 'online' ? online.add(id) : online.delete(id);
    }
  }
  return online;
}

describe.skipIf(!hasRedis)('users who move from one node to the other', () => {
  beforeEach(async () => {
    pair = await startTwoNodes();
  });
  afterEach(() => pair.close());

  it('stay members of their channels', async () => {
    const watchers = [await pair.join(0, ROOM, 'watcher'), await pair.join(1, ROOM, 'watcher')];
    const counts = () => watchers.map((watcher) => watcher.ids().length);
    const moves = await Promise.all(
      ids.map(async (user_id) => {
        const from = await joinRaw(pair.portOf(1), ROOM, { user_id });
        const to = await connectRaw(pair.portOf(0));
        return { from, to, subscribe: () => to.send(subscription(to.socketId, ROOM, { user_id })) };
      }),
    );
    await until(() => counts().every((count) => count === ids.length + 1));
    for (const { from, subscribe } of moves) {
      from.send({ event: 'pusher:unsubscribe', data: { channel: ROOM } });
      subscribe();
    }
    await Promise.all(moves.map(({ to }) => to.waitFor('pusher_internal:subscription_succeeded')));
    await pair.settled();
    pair.nodes[0]?.hub.publish(ROOM, { event: 'update', data: '1' });
    await until(() => watchers.every(({ updates }) => updates.length === 1));
    expect(counts()).toEqual([ids.length + 1, ids.length + 1]);
  });

  it('are in their own lists', async () => {
    const moves = await Promise.all(
      ids.map(async (user_id) => {
        const from = await joinRaw(pair.portOf(1), ROOM, { user_id });
        const { client } = await pair.join(0, 'presence-other', user_id);
        return { user_id, from, client };
      }),
    );
    const channels = moves.map(({ user_id, from, client }) => {
      from.send({ event: 'pusher:unsubscribe', data: { channel: ROOM } });
      return { user_id, channel: client.subscribe(ROOM) };
    });
    await until(() => channels.every(({ channel }) => channel.subscribed));
    await pair.settled();
    const updates = channels.map(({ channel }) => collect(channel, 'update'));
    pair.nodes[0]?.hub.publish(ROOM, { event: 'update', data: '1' });
    await until(() => updates.every((received) => received.length === 1));
    const missing = channels.filter(({ user_id, channel }) => !idsOf(channel).includes(user_id));
    expect(missing.map(({ user_id }) => user_id)).toEqual([]);
  });

  it('stay online', async () => {
    const watcher = await connectRaw(pair.portOf(0));
    watcher.send(signIn(watcher.socketId, { id: 'watcher', watchlist: ids }));
    const moves = await Promise.all(
      ids.map(async (id) => {
        const [from, to] = [await connectRaw(pair.portOf(1)), await connectRaw(pair.portOf(0))];
        from.send(signIn(from.socketId, { id }));
        return { from, to, signIn: () => to.send(signIn(to.socketId, { id })) };
      }),
    );
    await until(() => onlineFor(watcher).size === ids.length);
    for (const move of moves) {
      move.from.socket.terminate();
      // The first node notices the end of a connection a moment later.
      await setImmediate();
      move.signIn();
    }
    await Promise.all(moves.map(({ to }) => to.waitFor('pusher:signin_success')));
    await pair.settled();
    watcher.send({ event: 'pusher:ping' });
    await watcher.waitFor('pusher:pong');
    expect(onlineFor(watcher).size).toBe(ids.length);
  });
});
