import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

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
  const lanes = new Lanes(2, work);
  lanes.add(['a', 'b', 'c', 'd']);
  expect(running()).toEqual(['a', 'b']);
  end('b');
  await turn();
  expect(running()).toEqual(['a', 'c']);
});

it('keeps who waits once, however often it is added', async () => {
  const { work, running, end } = makeWork();
  const lanes = new Lanes(1, work);
  lanes.add(['a', 'b']);
  lanes.add(['b', 'b']);
  end('a');
  await turn();
  end('b');
  await turn();
  expect(running()).toEqual([]);
});

it('is idle when all is done, also what was added meanwhile', async () => {
  const { work, end, done } = makeWork();
  const lanes = new Lanes(1, work);
  lanes.add(['a']);
  const idle = lanes.idle();
  lanes.add(['b']);
  end('a');
  await turn();
  end('b');
  await idle;
  expect(done).toEqual(['a', 'b']);
});
