/** `npm test`: all checks of behaviour, which must pass on any machine. Longer checks have commands of their own. */
import { availableParallelism } from 'node:os';
import { runQuietly } from './run-program.ts';
import { browser, data, npmRun, redisServer, runTests } from './steps/common-steps.ts';
import { failedTests } from './steps/failed-tests.ts';
import type { Step } from './steps/steps.ts';
import { buildWeb } from './web-build.ts';

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

/** Number of cores up to which journeys run after the unit tests, because they would time out beside them. */
const FEW_CORES = 2;

const journeys: Step = {
  ...npmRun('test:journeys'),
  ...(availableParallelism() <= FEW_CORES && { after: unitTests }),
};

await runTests([
  browser,
  redisServer,
  { lanes: [[npmRun('lint')], [npmRun('typecheck')], [questions], [data]] },
  { lanes: [[unitTests], [{ name: 'build', run: buildWeb }, npmRun('budgets'), journeys]] },
]);
