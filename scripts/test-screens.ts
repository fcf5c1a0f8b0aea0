/** `npm run test:screens`: inspects every screen in a browser: accessibility, and texts that are cut or overlap. */
import { succeeds } from './run-program.ts';
import { browser, data, runTests } from './steps/common-steps.ts';
import type { Step } from './steps/steps.ts';
import { buildWeb, isWebBuilt } from './web-build.ts';

const build: Step = { name: 'build', run: async () => isWebBuilt() || (await buildWeb()) };

const screens: Step = {
  name: 'screens',
  run: () => succeeds('npm', ['run', '--silent', 'screens', '-w', 'e2e']),
};

await runTests([browser, { lanes: [[data], [build]] }, screens]);
