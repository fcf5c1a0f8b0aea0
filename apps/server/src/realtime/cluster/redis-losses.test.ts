/** Loss of a node, or of Redis. */
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverSdk, until } from '../../../test/realtime/clients.ts';
import { hasRedis } from '../../../test/realtime/redis-server.ts';
import { DEAD_AFTER_MS, startTwoNodes, type TwoNodes } from '../../../test/realtime/two-nodes.ts';
import { RedisDirectory } from './redis-directory.ts';

let pair: TwoNodes;

describe.skipIf(!hasRedis)('two nodes with a failure', () => {
  beforeEach(async () => {
    pair = await startTwoNodes();
  });
  afterEach(() => pair.close());

  it('forget the members of a node that died', async () => {
    const commands = new Redis(pair.redis.url);
    const ghost = new RedisDirectory(commands, 'ghost');
    await ghost.beat(DEAD_AFTER_MS);
    for (const id of ['a', 'b']) {
      await ghost.enter('presence-room', { user_id: id, user_info: { id } }, false);
    }
    await ghost.setCount('presence-room', 2);
    const one = await pair.join(0, 'presence-room', 'a');
    expect(one.ids()).toEqual(['a', 'b']);
    await commands.zadd('realtime:nodes', Date.now() - 2 * DEAD_AFTER_MS, 'ghost');
    await until(() => one.removed.length === 1);
    expect(one.removed).toEqual([{ id: 'b', info: { id: 'b' } }]);
    const response = await serverSdk(pair.portOf(1)).get({
      path: '/channels/presence-room',
      params: { info: 'user_count' },
    });
    expect(await response.json()).toEqual({ occupied: true, user_count: 1 });
    await commands.quit();
  });

  it('keep the members of a living node that counted as dead', async () => {
    const [one, two] = [await pair.join(0, 'presence-room', 'a'), await pair.join(1, 'presence-room', 'b')];
    await until(() => one.added.length === 1);
    const commands = new Redis(pair.redis.url);
    const nodes = await commands.zrange('realtime:nodes', 0, '-1');
    // Repeats it, because a node's own heartbeat may come before the other's.
    const ageing = setInterval(() => {
      for (const id of nodes) void commands.zadd('realtime:nodes', 'XX', 1, id);
    }, 5);
    await until(() => one.removed.length + two.removed.length > 0).finally(() => clearInterval(ageing));
    await until(() => [one, two].every(({ ids }) => ids().join() === 'a,b'));
    await commands.quit();
  });

  it('work when one of them shuts down', async () => {
    const one = await pair.join(0, 'presence-room', 'a');
    await pair.join(1, 'presence-room', 'b');
    await until(() => one.added.length === 1);
    await pair.nodes.pop()?.close();
    await until(() => one.removed.length === 1);
    expect(one.ids()).toEqual(['a']);
  });

  it('serve their own clients while Redis is down, and reunite when it is back and empty', async () => {
    const [one, two] = [await pair.join(0, 'presence-room', 'a'), await pair.join(1, 'presence-room', 'b')];
    await until(() => one.added.length === 1);
    await pair.redis.stop();
    const three = await pair.join(0, 'presence-room', 'c');
    pair.nodes[0]?.hub.publish('presence-room', { event: 'update', data: '1' });
    await until(() => one.updates.length === 1 && three.updates.length === 1);
    expect(two.updates).toEqual([]);
    expect(one.added).toHaveLength(2);

    await pair.redis.start();
    await until(() => two.added.some((member) => JSON.stringify(member).includes('"c"')));
    const four = await pair.join(1, 'presence-room', 'd');
    expect(four.ids()).toEqual(['a', 'b', 'c', 'd']);
    await serverSdk(pair.portOf(1)).trigger('presence-room', 'update', 2);
    await until(() => one.updates.length === 2 && two.updates.length === 1);
    expect(two.updates).toEqual([2]);
  });

  it('learn of the members who left while Redis was down', async () => {
    const [one, two] = [await pair.join(0, 'presence-room', 'a'), await pair.join(1, 'presence-room', 'b')];
    await until(() => one.added.length === 1);
    await pair.redis.stop();
    two.client.disconnect();
    await until(() => pair.nodes[1]?.hub.connections.all.size === 0);
    await pair.redis.start();
    const response = async () =>
      (await serverSdk(pair.portOf(0)).get({ path: '/channels/presence-room/users' })).json();
    const users = await response();
    expect(users).toEqual({ users: [{ id: 'a' }] });
  });
});
