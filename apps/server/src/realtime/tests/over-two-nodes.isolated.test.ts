/** Repeats the tests with two nodes and Redis, with clients alternating between the nodes. */
import pino from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../../../test/realtime/redis-server.ts';
import { useNodes } from '../../../test/realtime/start-test-hub.ts';
import { createRedisCluster } from '../cluster/redis-cluster.ts';

const NODES = 2;
const log = pino({ level: 'silent' });

describe.skipIf(!hasRedis)('over two nodes', async () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
    useNodes(() => Array.from({ length: NODES }, () => createRedisCluster({ url: redis.url, log })));
  });
  afterAll(async () => {
    useNodes(undefined);
    await redis.remove();
  });

  describe('channels', async () => {
    await import('./channels.test.ts');
  });
  describe('cache channels', async () => {
    await import('./cache-channels.test.ts');
  });
  describe('the number of subscriptions', async () => {
    await import('./subscription-count.test.ts');
  });
  describe('client events', async () => {
    await import('./client-events.test.ts');
  });
  describe('presence', async () => {
    await import('./presence.test.ts');
  });
  describe('users', async () => {
    await import('./users.test.ts');
  });
  describe('publishing', async () => {
    await import('../server-api/publishing.test.ts');
  });
  describe('asking', async () => {
    await import('../server-api/asking.test.ts');
  });
  describe('forged messages', async () => {
    await import('./forged-messages.test.ts');
  });
});
