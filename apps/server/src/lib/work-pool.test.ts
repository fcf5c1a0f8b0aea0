import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WorkPool } from './work-pool.ts';

/** Work that ends when the test says so. */
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

it('works on so many at once, the next as soon as one is done', async () => {
  const { work, running, end } = makeWork();
  const pool = new WorkPool(2, work);
  pool.add(['a', 'b', 'c', 'd']);
  expect(running()).toEqual(['a', 'b']);
  end('b');
  await turn();
  expect(running()).toEqual(['a', 'c']);
});

it('keeps who waits once, however often it is added', async () => {
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

it('is idle when all is done, also what was added meanwhile', async () => {
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
