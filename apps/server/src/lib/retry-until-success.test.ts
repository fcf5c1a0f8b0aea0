import { expect, it } from 'vitest';
import { retryUntilSuccess } from './retry-until-success.ts';

it('retries until success, and reports each failure', async () => {
  const errors: unknown[] = [];
  let tries = 0;
  const task = async () => {
    tries += 1;
    if (tries < 3) throw new Error(`try ${tries}`);
    return tries;
  };
  const signal = new AbortController().signal;
  expect(await retryUntilSuccess(task, { pauseMs: 1, signal, onError: (error) => errors.push(error) })).toBe(
    3,
  );
  expect(errors).toEqual([new Error('try 1'), new Error('try 2')]);
});

it('stops during a pause when aborted', async () => {
  const leaving = new AbortController();
  const trying = retryUntilSuccess(() => Promise.reject(new Error('never')), {
    pauseMs: 1_000_000,
    signal: leaving.signal,
    onError: () => setImmediate(() => leaving.abort()),
  });
  expect(await trying).toBeUndefined();
});
