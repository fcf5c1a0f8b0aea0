import { setTimeout as sleep } from 'node:timers/promises';

export interface Trying {
  /** Pause between two tries, in milliseconds. */
  readonly pauseMs: number;
  /** Stops the retries. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Retries an action until it succeeds, and returns its result; undefined when stopped before. */
export async function tryUntilDone<Result>(
  task: () => Promise<Result>,
  { pauseMs, signal, onError }: Trying,
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
