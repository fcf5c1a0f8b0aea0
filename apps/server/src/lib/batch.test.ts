import { expect, it } from 'vitest';
import { type BatchOptions, batchByKey } from './batch.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';

/** Batched work that the test completes, and that records its batches. */
function slowWork(options?: BatchOptions) {
  const groups: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const run = batchByKey(async (_owner: object, items: readonly string[]) => {
    groups.push([...items]);
    await new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
    return (item) => item.toUpperCase();
  }, options);
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await new Promise(setImmediate);
  };
  return { groups, run, end };
}

const owner = {};

it('runs the first call at once, and batches the later ones', async () => {
  const { groups, run, end } = slowWork();
  const results = Promise.all(['a', 'b', 'c'].map((item) => run(owner, 'key', item)));
  expect(groups).toEqual([['a']]);
  await end();
  expect(groups).toEqual([['a'], ['b', 'c']]);
  await end();
  expect(await results).toEqual(['A', 'B', 'C']);
});

it('limits the size of a batch, and keeps the order of the calls', async () => {
  const { groups, run, end } = slowWork({ atMost: 2 });
  const results = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((item) => run(owner, 'key', item)));
  for (const _ of [1, 2, 3, 4]) await end();
  expect(groups).toEqual([['a'], ['b', 'c'], ['d', 'e'], ['f']]);
  expect(await results).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

it('runs at once again when no call is waiting', async () => {
  const { groups, run, end } = slowWork();
  const first = run(owner, 'key', 'a');
  await end();
  await first;
  const second = run(owner, 'key', 'b');
  expect(groups).toEqual([['a'], ['b']]);
  await end();
  expect(await second).toBe('B');
});

it('serves callers who call again as soon as they get their result', async () => {
  const { groups, run, end } = slowWork();
  const again = run(owner, 'key', 'a').then(() => run(owner, 'key', 'b'));
  await end();
  await end();
  expect(groups).toEqual([['a'], ['b']]);
  expect(await again).toBe('B');
});

it('does not batch calls for different keys or owners', async () => {
  const { groups, run, end } = slowWork();
  const results = [run(owner, 'key', 'a'), run(owner, 'other', 'b'), run({}, 'key', 'c')];
  expect(groups).toEqual([['a'], ['b'], ['c']]);
  for (const _ of groups) await end();
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
});

it('rejects all calls of a failed batch, and continues with the next', async () => {
  const { run, end } = slowWork();
  const settled = Promise.allSettled(['a', 'b', 'c'].map((item) => run(owner, 'key', item)));
  const failure = new Error('the work failed');
  await end();
  const fourth = run(owner, 'key', 'd');
  await end(failure);
  await end();
  expect(await settled).toEqual([
    { status: 'fulfilled', value: 'A' },
    { status: 'rejected', reason: failure },
    { status: 'rejected', reason: failure },
  ]);
  expect(await fourth).toBe('D');
});

it('rejects waiting calls, too, after a database timeout', async () => {
  const { groups, run, end } = slowWork();
  const settled = Promise.allSettled(['a', 'b', 'c'].map((item) => run(owner, 'key', item)));
  await end(new DatabaseUnavailable('gone', { cause: new Error('Query read timeout') }));
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(groups).toEqual([['a']]);
});
