/** `npm run dev`: runs the server and the web app, both reloaded when sources change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadSettings, projectEnvironment, ROOT } from './run-program.ts';

const children: ChildProcess[] = [];

/** Starts a program. If one exits by itself, the other is stopped, so that half a system never runs unnoticed. */
function start(args: readonly string[], folder: string): void {
  const child = spawn(process.execPath, [...args], {
    cwd: join(ROOT, folder),
    env: projectEnvironment(),
    stdio: 'inherit',
  });
  child.once('exit', (status) => end(status ?? 1));
  children.push(child);
}

let isEnding = false;
function end(status: number): void {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = status;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
loadSettings();
start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], '.');
start([join(ROOT, 'node_modules/vite/bin/vite.js')], 'apps/web');
