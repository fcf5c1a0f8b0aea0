import { expect, it } from 'vitest';
import { createSingleNode } from './single-node.ts';

it('caches the last event of a channel for half an hour', async () => {
  let nowMs = 0;
  const node = createSingleNode(() => nowMs);
  node.cacheEvent('cache-a', { event: 'update', data: '1' });
  nowMs = 60_000;
  node.cacheEvent('cache-a', { event: 'update', data: '2' });
  nowMs += 30 * 60_000 - 1_000;
  expect(await node.cachedEvent('cache-a')).toEqual({ event: 'update', data: '2', ttlSeconds: 1 });
  nowMs += 1_000;
  expect(await node.cachedEvent('cache-a')).toBeUndefined();
});

it('evicts the oldest event beyond the limit', async () => {
  const node = createSingleNode(() => 0);
  for (let index = 0; index < 10_001; index += 1)
    node.cacheEvent(`cache-${index}`, { event: 'update', data: '1' });
  expect(await node.cachedEvent('cache-0')).toBeUndefined();
  expect(await node.cachedEvent('cache-1')).toBeDefined();
  expect(await node.cachedEvent('cache-10000')).toBeDefined();
});
