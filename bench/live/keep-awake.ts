import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const LOOP = fileURLToPath(new URL('./busy-loop.ts', import.meta.url));

/**
 * Keeps all cores awake with work of the lowest priority. Cores that sleep between bursts, above all those of virtual
 * machines, take longer for the same work: a daily challenge took 51 ms of processor time in place of 38. Returns a
 * function that ends the work.
 */
export function keepAwake(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () => fork(LOOP));
  return () => {
    for (const loop of loops) if (loop.connected) loop.disconnect();
  };
}
