import { expect, it } from 'vitest';
import { createSingleNode } from './single-node.ts';

it('keeps the last event of a channel for half an hour', async () => {
  let nowMs = 0;
  const node = createSingleNode(() => nowMs);
  node.keep('cache-a', { event: 'told', data: '1' });
  nowMs = 60_000;
  node.keep('cache-a', { event: 'told', data: '2' });
  nowMs += 30 * 60_000 - 1_000;
  expect(await node.kept('cache-a')).toEqual({ event: 'told', data: '2', ttlSeconds: 1 });
  nowMs += 1_000;
  expect(await node.kept('cache-a')).toBeUndefined();
});

it('forgets the longest kept of too many', async () => {
  const node = createSingleNode(() => 0);
  for (let index = 0; index < 10_001; index += 1) node.keep(`cache-${index}`, { event: 'told', data: '1' });
  expect(await node.kept('cache-0')).toBeUndefined();
  expect(await node.kept('cache-1')).toBeDefined();
  expect(await node.kept('cache-10000')).toBeDefined();
});
