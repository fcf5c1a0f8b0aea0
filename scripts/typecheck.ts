/** Type-checks every project of the workspace; fails if one of them fails. */
import { spawnSync } from 'node:child_process';

const projects = [
  'packages/rules',
  'packages/rules/tsconfig.test.json',
  'packages/contract',
  'packages/content',
  'apps/sandbox-cards',
  'apps/sandbox-operator',
  'packages/pictures',
  'apps/server',
  'apps/web',
  'bench',
  'e2e',
  'scripts',
];
const failed = projects.filter(
  (project) => spawnSync('tsc', ['--project', project], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}.`);
  process.exit(1);
}
