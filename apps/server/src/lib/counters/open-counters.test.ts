import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../../../test/realtime/redis-server.ts';
import type { Limit, OpenCounters } from './counters.ts';
import { openCounters } from './open-counters.ts';

const limit: Limit = { name: 'tries', calls: 3, windowMs: 600_000 };
const log = pino({ level: 'silent' });
const nowMs = Date.UTC(2026, 10, 25, 9);
const opened: OpenCounters[] = [];

async function open(url: string): Promise<OpenCounters> {
  const counters = await openCounters(url, log);
  opened.push(counters);
  await counters.open();
  return counters;
}
const take = (counters: OpenCounters, subject: string, atMs = nowMs) =>
  counters.take([{ limit, subject }], atMs);

describe.runIf(hasRedis)('counts in Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const counters of opened.splice(0)) await counters.close();
  });
  afterAll(() => redis.remove());

  it('are shared by all nodes', async () => {
    const nodes = [await open(redis.url), await open(redis.url)] as const;
    for (const node of [nodes[0], nodes[1], nodes[0]]) expect(await take(node, 'shared')).toBe(0);
    for (const node of nodes) expect(await take(node, 'shared')).toBe(660_000);
    expect(await take(nodes[1], 'shared', nowMs + 660_000)).toBe(0);
  });

  it('allow no more than the limit of simultaneous calls', async () => {
    const node = await open(redis.url);
    const waits = await Promise.all(Array.from({ length: 40 }, () => take(node, 'at once')));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(3);
  });

  it('count per node while Redis is down, and in Redis again afterwards', async () => {
    const node = await open(redis.url);
    await redis.stop();
    for (let call = 0; call < 3; call += 1) expect(await take(node, 'away')).toBe(0);
    expect(await take(node, 'away')).toBeGreaterThan(0);
    await redis.start();
    await expect.poll(() => take(node, 'away'), { timeout: 10_000 }).toBe(0);
  });

  it('start without Redis', async () => {
    const node = await open('/nowhere/redis.sock');
    for (let call = 0; call < 3; call += 1) expect(await take(node, 'none')).toBe(0);
    expect(await take(node, 'none')).toBeGreaterThan(0);
  });
});
