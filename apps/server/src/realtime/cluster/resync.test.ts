import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../../../test/realtime/redis-server.ts';
import { type Member, memberAdded, memberRemoved } from '../protocol/frames.ts';
import type { ClusterMessage, LocalState } from './cluster.ts';
import { RedisDirectory } from './redis-directory.ts';
import { resync } from './resync.ts';

const ROOM = 'presence-room';
const memberOf = (user_id: string): Member => ({ user_id, user_info: { name: user_id } });

const stateOf = (members: readonly string[], users: readonly string[]): LocalState => ({
  counts: [[ROOM, members.length]],
  members: members.map((id) => [ROOM, memberOf(id)] as const),
  users,
  hasHere: (channel, id) => (channel === ROOM ? members : users).includes(id),
});

describe.skipIf(!hasRedis)('a node that Redis has lost', () => {
  let redis: RedisServer;
  let commands: Redis;
  let node: RedisDirectory;
  let other: RedisDirectory;
  beforeEach(async () => {
    redis = await startRedis();
    commands = new Redis(redis.url);
    [node, other] = [new RedisDirectory(commands, 'node'), new RedisDirectory(commands, 'other')];
    for (const one of [node, other]) await one.beat(60_000);
  });
  afterEach(async () => {
    await commands.quit();
    await redis.remove();
  });

  it('sends the others the missed changes, and nothing else', async () => {
    for (const id of ['stays', 'left', 'moved']) await node.enter(ROOM, memberOf(id), false);
    for (const id of ['moved', 'both']) await other.enter(ROOM, memberOf(id), false);
    await node.enter('#online', { user_id: 'gone' }, false);
    await node.setCount('old', 3);
    const sent: ClusterMessage[] = [];
    await resync(node, stateOf(['stays', 'both', 'came'], ['new']), (message) => sent.push(message));

    const atUs = expect.any(Number);
    const expected = [
      {
        kind: 'channel',
        channel: ROOM,
        frame: memberAdded(ROOM, memberOf('came')),
        change: { userId: 'came', isThere: true, atUs },
      },
      {
        kind: 'channel',
        channel: ROOM,
        frame: memberRemoved(ROOM, 'left'),
        change: { userId: 'left', isThere: false, atUs },
      },
      { kind: 'status', userId: 'new', isOnline: true, atUs },
      { kind: 'status', userId: 'gone', isOnline: false, atUs },
    ];
    expect(sent).toHaveLength(expected.length);
    expect(sent).toEqual(expect.arrayContaining(expected));
    expect((await other.members(ROOM)).map(({ user_id }) => user_id).sort()).toEqual([
      'both',
      'came',
      'stays',
    ]);
    expect(await other.counts('')).toEqual(new Map([[ROOM, 3]]));
    expect(await other.onlineOf(['new', 'gone'])).toEqual(new Set(['new']));
  });

  it('gives each change a later time, even after the clock was set back', async () => {
    const { atUs } = await node.enter(ROOM, memberOf('a'), false);
    expect(Math.abs(atUs / 1000 - Date.now())).toBeLessThan(60_000);
    await commands.set('realtime:changed', String(atUs + 3_600_000_000));
    const left = await node.leave(ROOM, 'a');
    expect(left.atUs).toBe(atUs + 3_600_000_001);
    expect((await other.enter(ROOM, memberOf('a'), false)).atUs).toBe(left.atUs + 1);
  });

  it('is removed once, with the members who were connected only there', async () => {
    for (const id of ['a', 'b']) await node.enter(ROOM, memberOf(id), false);
    await other.enter(ROOM, memberOf('b'), false);
    expect((await other.removeNode('node')).gone).toEqual([[ROOM, memberOf('a')]]);
    expect((await other.removeNode('node')).gone).toEqual([]);
    expect(await commands.keys('*node*')).toEqual(['realtime:nodes']);
    expect((await node.beat(60_000)).isNew).toBe(true);
  });
});
