/** `npm test`: all checks that must pass on any machine. Longer checks have their own commands. */
import { chromium, ensureProgram, redis } from './ensure-programs.ts';
import { succeeds, succeedsQuietly } from './run-program.ts';
import { type Lanes, runSteps, type Step } from './steps.ts';
import { testEnvironment } from './test-environment.ts';
import { buildWeb } from './web-build.ts';

const npmRun = (name: string, ...args: string[]): Step => ({
  name,
  run: () => succeeds('npm', ['run', '--silent', name, ...args]),
});

/** Set before the steps that drive a browser. */
let chromiumPath = '';
const withBrowser = (name: string): Step => ({
  name,
  run: () =>
    succeeds('npm', ['run', '--silent', name], {
      env: { ...testEnvironment(), CHROMIUM_PATH: chromiumPath },
    }),
});

/** Runs beside the journeys, which mostly wait for the screen. */
const unitTests: Step = {
  name: 'test:unit',
  run: () => succeedsQuietly('npm', ['run', '--silent', 'test:unit'], testEnvironment()),
};

const steps: readonly (Step | Lanes)[] = [
  {
    name: 'browser',
    async run() {
      chromiumPath = await ensureProgram(chromium);
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
  npmRun('lint'),
  npmRun('typecheck'),
  { ...npmRun('questions', '--', 'check'), name: 'questions' },
  { lanes: [[unitTests], [{ name: 'build', run: buildWeb }, npmRun('budgets'), withBrowser('test:e2e')]] },
];

const isPassed = await runSteps(steps, {
  print: (line) => process.stdout.write(`${line}\n`),
  nowMs: () => performance.now(),
});
process.exitCode = isPassed ? 0 : 1;
