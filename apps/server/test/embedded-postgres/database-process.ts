/** Processes that run a database, for tests of their crashes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '../support/server-process.ts';

const PROGRAM = fileURLToPath(new URL('run-embedded-postgres.ts', import.meta.url));

/** Spawns a process that starts the database, optionally as another user. */
export function spawnDatabaseProcess(dataDir: string, uid?: number): ChildProcess {
  const environment = { ...programEnvironment, HOME: '/nonexistent' };
  const identity = uid === undefined ? {} : { uid, gid: uid };
  return spawn(process.execPath, [PROGRAM, dataDir], {
    ...identity,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function firstChunk(stream: NodeJS.ReadableStream | null): Promise<string> {
  if (!stream) return '';
  for await (const chunk of stream) return String(chunk).trim();
  return '';
}

/** Reads the URL printed by the process. */
export async function readUrl(holder: ChildProcess): Promise<string> {
  const complaint = firstChunk(holder.stderr);
  const url = await firstChunk(holder.stdout);
  if (!url) throw new Error(`The database did not start: ${await complaint}`);
  return url;
}

/** Kills the process like the kernel's out-of-memory killer. */
export async function killProcess(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
}

/** Finds the ids of processes whose command line contains the text. */
export function findProcesses(text: string): number[] {
  const commandOf = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => commandOf(pid).includes(text)).map(Number);
}

/** Polls a condition until it holds or a timeout. */
export async function waitUntil(
  check: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<boolean> {
  for (const giveUpAtMs = Date.now() + withinMs; Date.now() < giveUpAtMs; await sleep(10)) {
    if (await check()) return true;
  }
  return false;
}
