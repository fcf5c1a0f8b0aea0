/** Databases held by real processes, for tests of what happens when those die. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('hold-embedded-postgres.ts', import.meta.url));

/** Starts a process that starts the database, as that user if one is given. */
export function spawnHolder(dataDir: string, uid?: number): ChildProcess {
  const environment = { PATH: process.env.PATH ?? '', HOME: '/nonexistent' };
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

/** The address that the process says. */
export async function readUrl(holder: ChildProcess): Promise<string> {
  const complaint = firstChunk(holder.stderr);
  const url = await firstChunk(holder.stdout);
  if (!url) throw new Error(`The database did not start: ${await complaint}`);
  return url;
}

/** Ends the process as the kernel does when memory runs out: without a word. */
export async function killNow(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
}

/** Every process whose command line holds that text. */
export function processesWith(text: string): number[] {
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

/** Asks again and again, for a while. */
export async function becomesTrue(
  check: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<boolean> {
  for (const giveUpAtMs = Date.now() + withinMs; Date.now() < giveUpAtMs; await sleep(10)) {
    if (await check()) return true;
  }
  return false;
}
