/** Runs test files with a real browser, each in its own process. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run-program.ts';
import type { Run } from './failures.ts';

const FOLDER = 'e2e';
/** Failed test in TAP output; tests in a suite have lines of their own. */
const FAILED_TEST = /^\s*not ok \d+ - (.+)$/;

/** Lists the journeys whose path contains the filter, relative to the root; all by default. */
export function listJourneys(filter = ''): string[] {
  const names = globSync('*/*.test.ts', { cwd: join(ROOT, FOLDER) });
  return names.map((name) => join(FOLDER, name)).filter((file) => file.includes(filter));
}

/** Runs a journey's file. */
export async function runJourney(file: string, environment: NodeJS.ProcessEnv): Promise<Run> {
  const args = ['--test', '--test-reporter=tap', join(ROOT, file)];
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, FOLDER),
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const words: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
  const isPassed = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });
  const lines = Buffer.concat(words).toString().split('\n');
  const complaints = lines.flatMap((line) => FAILED_TEST.exec(line)?.[1] ?? []);
  return { file, isPassed, complaints };
}
