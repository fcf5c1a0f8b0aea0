import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryOptions {
  /** Pause between two attempts, in milliseconds. */
  readonly pauseMs: number;
  /** Stops the retries. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Retries a task until it succeeds, and returns its result; undefined if aborted first. */
export async function retryUntilSuccess<Result>(
  task: () => Promise<Result>,
  { pauseMs, signal, onError }: RetryOptions,
): Promise<Result | undefined> {
  while (!signal.aborted) {
    try {
      return await task();
    } catch (error) {
      onError(error);
    }
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
  }
  return undefined;
}
