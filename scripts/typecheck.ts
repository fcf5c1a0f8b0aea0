/** Type-checks every project of the workspace; fails if one of them fails. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Programs to check, in two queues of equal length. Projects with the same settings are one program, so that the
 * server, which most of them import, is checked twice instead of five times.
 */
const queues = [['tsconfig.node.json'], ['tsconfig.browser.json', 'apps/web', 'packages/rules']];

async function failsIn(project: string): Promise<boolean> {
  // Several checkers, the default, would each check the types that they share: twice the processor time.
  const tsc = spawn('tsc', ['--project', project, '--checkers', '1'], { stdio: 'inherit' });
  const [status] = await once(tsc, 'exit');
  return status !== 0;
}

async function checkInTurn(projects: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const project of projects) if (await failsIn(project)) failed.push(project);
  return failed;
}

const failed = (await Promise.all(queues.map(checkInTurn))).flat();
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}.`);
  process.exit(1);
}
