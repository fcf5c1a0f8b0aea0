import { once } from 'node:events';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../../../test/realtime/redis-server.ts';
import { openRedis, type RedisConnections } from './redis-connections.ts';

const log = pino({ level: 'silent' });
let redis: RedisServer;
let connections: RedisConnections;

describe.skipIf(!hasRedis)('connections to Redis', () => {
  beforeEach(async () => {
    redis = await startRedis();
    connections = openRedis(redis.url, log, 'news');
    await connections.open();
  });
  afterEach(async () => {
    await connections.close();
    await redis.remove();
  });

  it('hear the channel, also after Redis was down', async () => {
    const heard: string[] = [];
    connections.subscriber.on('message', (_channel, text) => heard.push(text));
    const tell = (text: string) =>
      vi.waitFor(async () => expect(await connections.commands.publish('news', text)).toBe(1));
    await tell('before');
    const isBack = once(connections.subscriber, 'ready');
    await redis.stop();
    await redis.start();
    await isBack;
    await tell('after');
    await vi.waitFor(() => expect(heard).toEqual(['before', 'after']));
  });
});
