/**
 * Command `npm run simulate:engine -- [--runs 10000] [--first 1]`: runs that many worlds and names those with
 * violations. `SEED=… npm run simulate:engine` replays one and prints its every step.
 */
import { parseArgs } from 'node:util';
import { setup } from '../database/global-setup.ts';
import type { Report } from './run-world.ts';
import { runWorlds } from './run-worlds.ts';
import { withDatabases } from './with-databases.ts';

/** Number of concurrent worlds, so that one runs while another waits for its database. */
const AT_ONCE = 3;
const PROGRESS_EVERY = 500;

const print = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: process.env.SIMULATED_WORLDS ?? '500' },
    first: { type: 'string', default: '1' },
  },
});
const replayed = process.env.SEED;
const first = Number(replayed ?? values.first);
const count = replayed === undefined ? Number(values.runs) : 1;

let [worlds, matches, steps] = [0, 0, 0];
const failed: number[] = [];

function report({ seed, faults, log, matches: played }: Report): void {
  worlds += 1;
  matches += played;
  steps += log.length;
  if (replayed !== undefined) print(log.join('\n'));
  if (faults.length > 0) failed.push(seed);
  for (const fault of faults) print(`seed ${seed}: ${fault}`);
  if (worlds % PROGRESS_EVERY === 0) print(`${worlds} worlds, ${failed.length} failed`);
}

const stop = await setup();
try {
  const startedMs = performance.now();
  const atOnce = Math.min(AT_ONCE, count);
  await withDatabases(atOnce, (databases) => runWorlds(databases, { first, count }, report));
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  print(`${worlds} worlds with ${matches} matches and ${steps} steps in ${seconds} s`);
} finally {
  await stop();
}
print(failed.length === 0 ? 'Everything held.' : `Replay with SEED=…: ${failed.join(' ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
