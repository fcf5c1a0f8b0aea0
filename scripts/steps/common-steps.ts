/** Steps of the commands that test. */
import { prepareData } from '../../apps/server/test/support/prepare-data.ts';
import { useBatchScheduling } from '../batch-scheduling.ts';
import { chromium, ensureProgram, redis } from '../ensure-programs.ts';
import { succeeds } from '../run-program.ts';
import { testEnvironment } from '../test-environment.ts';
import { type Lanes, runSteps, type Step } from './steps.ts';

/** Runs a script of the root's `package.json`. */
export const npmRun = (name: string, ...args: string[]): Step => ({
  name,
  run: () => succeeds('npm', ['run', '--silent', name, ...args]),
});

export const browser: Step = {
  name: 'browser',
  async run() {
    process.env.CHROMIUM_PATH = await ensureProgram(chromium);
    return true;
  },
};

export const redisServer: Step = {
  name: 'redis',
  async run() {
    await ensureProgram(redis);
    return true;
  },
};

let removeData = async () => {};

/** Prepares one database, which the servers of unit tests, journeys and inspections copy. */
export const data: Step = {
  name: 'prepared data',
  async run() {
    removeData = await prepareData();
    return true;
  },
};

/** Runs the steps in the environment of tests, and sets the exit code. */
export async function runTests(steps: readonly (Step | Lanes)[]): Promise<void> {
  useBatchScheduling();
  Object.assign(process.env, testEnvironment());
  const isPassed = await runSteps(steps, {
    print: (line) => process.stdout.write(`${line}\n`),
    nowMs: () => performance.now(),
  }).finally(() => removeData());
  process.exitCode = isPassed ? 0 : 1;
}
