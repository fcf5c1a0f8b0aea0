import { expect, it } from 'vitest';
import { tryUntilDone } from './try-until-done.ts';

it('tries until it succeeds, and reports each failure', async () => {
  const errors: unknown[] = [];
  let tries = 0;
  const task = async () => {
    tries += 1;
    if (tries < 3) throw new Error(`try ${tries}`);
    return tries;
  };
  const signal = new AbortController().signal;
  expect(await tryUntilDone(task, { pauseMs: 1, signal, onError: (error) => errors.push(error) })).toBe(3);
  expect(errors).toEqual([new Error('try 1'), new Error('try 2')]);
});

it('ends in the middle of a pause when it is aborted', async () => {
  const leaving = new AbortController();
  const trying = tryUntilDone(() => Promise.reject(new Error('never')), {
    pauseMs: 1_000_000,
    signal: leaving.signal,
    onError: () => setImmediate(() => leaving.abort()),
  });
  expect(await trying).toBeUndefined();
});
