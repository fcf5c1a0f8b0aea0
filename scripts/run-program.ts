/** Runs other programs. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

/** Loads `.env` if it exists. Variables that are already set win. */
export function loadSettings(): void {
  const file = resolve(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Environment of an npm script: the project's own programs come first in PATH. */
export function projectEnvironment(): NodeJS.ProcessEnv {
  const own = resolve(ROOT, 'node_modules/.bin');
  return { ...process.env, PATH: `${own}${delimiter}${process.env.PATH ?? ''}` };
}

/** Runs a program, and shows its output. Returns whether it succeeded. */
export function succeeds(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<boolean> {
  return new Promise((resolvePromise) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: projectEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    });
    child.on('error', () => resolvePromise(false));
    child.on('close', (status) => resolvePromise(status === 0));
  });
}

/** Runs a program and shows its output at the end, for concurrent programs. Returns the output too. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = projectEnvironment(),
): Promise<{ isPassed: boolean; output: string }> {
  const words: Buffer[] = [];
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => words.push(chunk));
  const isPassed = await new Promise<boolean>((resolvePromise) => {
    child.on('error', () => resolvePromise(false));
    child.on('close', (status) => resolvePromise(status === 0));
  });
  process.stdout.write(Buffer.concat(words));
  return { isPassed, output: Buffer.concat(words).toString() };
}
