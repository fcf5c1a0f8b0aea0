import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BatchPool, WorkPool } from './work-pool.ts';

/** Work that the test completes. */
function makeWork() {
  const ends = new Map<string, () => void>();
  const done: string[] = [];
  const work = async (id: string) => {
    await new Promise<void>((resolve) => ends.set(id, resolve));
    ends.delete(id);
    done.push(id);
  };
  return { running: () => [...ends.keys()], end: (id: string) => ends.get(id)?.(), done, work };
}

it('processes up to the limit concurrently, the next as soon as one is done', async () => {
  const { work, running, end } = makeWork();
  const pool = new WorkPool(2, work);
  pool.add(['a', 'b', 'c', 'd']);
  expect(running()).toEqual(['a', 'b']);
  end('b');
  await turn();
  expect(running()).toEqual(['a', 'c']);
});

it('queues an id once, even if it is added again', async () => {
  const { work, running, end } = makeWork();
  const pool = new WorkPool(1, work);
  pool.add(['a', 'b']);
  pool.add(['b', 'b']);
  end('a');
  await turn();
  end('b');
  await turn();
  expect(running()).toEqual([]);
});

it('is idle when all work is done, including work added meanwhile', async () => {
  const { work, end, done } = makeWork();
  const pool = new WorkPool(1, work);
  pool.add(['a']);
  const idle = pool.idle();
  pool.add(['b']);
  end('a');
  await turn();
  end('b');
  await idle;
  expect(done).toEqual(['a', 'b']);
});

it('processes waiting ids in batches of limited size', async () => {
  const batches: (readonly string[])[] = [];
  const pool = new BatchPool({ concurrency: 1, size: 2 }, async (ids) => {
    batches.push(ids);
    await turn();
  });
  pool.add(['a']);
  pool.add(['b', 'c', 'd', 'c']);
  await pool.idle();
  expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
});
