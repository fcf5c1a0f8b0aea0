import type { RunAs } from './run-as.ts';
import { spawnAs } from './run-as.ts';

export interface Outcome {
  /** Undefined if it was ended by a signal or did not start. */
  readonly status: number | undefined;
  /** Output of both streams. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly input?: string;
}

/** Runs a program of PostgreSQL as that user and waits for its end. Never throws. */
export function runToEnd(
  runAs: RunAs,
  file: string,
  args: readonly string[],
  { cwd, input = '' }: RunOptions,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawnAs(runAs, file, args, { cwd, deathSignal: 'KILL' });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    // A program that fails at once closes its input before it is written.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    child.on('error', (error) => resolve({ status: undefined, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? undefined, output }));
  });
}
