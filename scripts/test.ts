/** `npm test`: all checks that must pass on any machine. Longer checks have commands of their own. */
import { availableParallelism } from 'node:os';
import { prepareData } from '../apps/server/test/support/prepare-data.ts';
import { useBatchScheduling } from './batch-scheduling.ts';
import { chromium, ensureProgram, redis } from './ensure-programs.ts';
import { runQuietly, succeeds } from './run-program.ts';
import { failedJourneys, failedTests } from './steps/failed-tests.ts';
import { type Lanes, runSteps, type Step } from './steps/steps.ts';
import { testEnvironment } from './test-environment.ts';
import { buildWeb } from './web-build.ts';

const npmRun = (name: string, ...args: string[]): Step => ({
  name,
  run: () => succeeds('npm', ['run', '--silent', name, ...args]),
});

const questions: Step = { ...npmRun('questions', '--', 'check'), name: 'questions' };

let unitFailures: readonly string[] = [];

const unitTests: Step = {
  name: 'test:unit',
  async run() {
    const { isPassed, output } = await runQuietly('npm', ['run', '--silent', 'test:unit']);
    unitFailures = failedTests(output);
    return isPassed;
  },
  failures: () => unitFailures,
};

/**
 * Number of cores up to which journeys run after the unit tests, because they would time out beside them. The
 * inspections of screens wait for anything, and use what the unit tests leave.
 */
const FEW_CORES = 2;

let screenFailures: readonly string[] = [];

/** Shows its output at the end, because other steps show theirs meanwhile. */
const screens: Step = {
  name: 'test:screens',
  async run() {
    const { isPassed, output } = await runQuietly('npm', ['run', '--silent', 'test:screens']);
    screenFailures = failedJourneys(output);
    return isPassed;
  },
  failures: () => screenFailures,
};

const journeys: Step = {
  ...npmRun('test:journeys'),
  ...(availableParallelism() <= FEW_CORES && { after: unitTests }),
};

let removeData = async () => {};

/** Prepares one database, which the servers of unit tests and journeys copy. */
const data: Step = {
  name: 'prepared data',
  async run() {
    removeData = await prepareData();
    return true;
  },
};

const steps: readonly (Step | Lanes)[] = [
  {
    name: 'browser',
    async run() {
      process.env.CHROMIUM_PATH = await ensureProgram(chromium);
      return true;
    },
  },
  {
    name: 'redis',
    async run() {
      await ensureProgram(redis);
      return true;
    },
  },
  { lanes: [[npmRun('lint')], [npmRun('typecheck')], [questions], [data]] },
  {
    lanes: [
      [unitTests],
      [{ name: 'build', run: buildWeb }, npmRun('budgets'), { lanes: [[screens], [journeys]] }],
    ],
  },
];

useBatchScheduling();
Object.assign(process.env, testEnvironment());
const isPassed = await runSteps(steps, {
  print: (line) => process.stdout.write(`${line}\n`),
  nowMs: () => performance.now(),
}).finally(() => removeData());
process.exitCode = isPassed ? 0 : 1;
