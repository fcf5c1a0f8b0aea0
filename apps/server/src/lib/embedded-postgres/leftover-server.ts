/** Cleanup of a database server that outlived the process that started it. */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const FAST_SHUTDOWN_MS = 4_000;
const IMMEDIATE_SHUTDOWN_MS = 1_000;
const KILL_MS = 3_000;
const LOOK_AGAIN_MS = 20;

interface Process {
  readonly pid: number;
  readonly command: string;
}

async function readProcess(pid: string): Promise<Process> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return { pid: Number(pid), command };
}

async function listProcesses(): Promise<Process[]> {
  if (process.platform === 'linux') {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    return Promise.all(pids.map(readProcess));
  }
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,command=']);
  return stdout.split('\n').map((line) => ({ pid: Number.parseInt(line, 10), command: line }));
}

/** Process ids of a cluster, found by its marker: the server and its backends. */
export async function findServerProcesses(mark: string): Promise<number[]> {
  const pattern = new RegExp(`(cluster_name=|postgres: )${mark}\\b`);
  const found = (await listProcesses()).filter(({ command }) => pattern.test(command));
  return found.map(({ pid }) => pid);
}

async function readPostmaster(clusterDir: string): Promise<number | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function areGone(mark: string, withinMs: number): Promise<boolean> {
  const giveUpAtMs = Date.now() + withinMs;
  while ((await findServerProcesses(mark)).length > 0) {
    if (Date.now() > giveUpAtMs) return false;
    await sleep(LOOK_AGAIN_MS);
  }
  return true;
}

/**
 * Removes a stale `postmaster.pid`. If its process id now belongs to an unrelated process, such as after a
 * container's restart, PostgreSQL would never start again. Only safe when no process of the cluster is left.
 */
async function removeStalePid(clusterDir: string): Promise<void> {
  const pid = await readPostmaster(clusterDir);
  if (pid !== undefined && signal(pid, 0)) await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

async function signalAll(mark: string, name: NodeJS.Signals): Promise<void> {
  for (const pid of await findServerProcesses(mark)) signal(pid, name);
}

/** Kills all processes: without the main process, the only one that writes shared data, nothing can be saved. */
async function endByForce(clusterDir: string, mark: string): Promise<void> {
  await signalAll(mark, 'SIGQUIT');
  if (await areGone(mark, IMMEDIATE_SHUTDOWN_MS)) return;
  await signalAll(mark, 'SIGKILL');
  if (await areGone(mark, KILL_MS)) return;
  const pids = (await findServerProcesses(mark)).join(', ');
  throw new EmbeddedPostgresError(
    `A database server that was left behind still uses ${clusterDir} and can't be stopped (processes ${pids}).`,
  );
}

async function endInOrder(postmaster: number, mark: string): Promise<boolean> {
  signal(postmaster, 'SIGINT');
  return await areGone(mark, FAST_SHUTDOWN_MS);
}

/**
 * Ends the processes of an orphaned server: by a fast shutdown if the main process lives; otherwise, or if that takes
 * too long, by force, from which PostgreSQL recovers at its next start. The caller holds the data folder's lock, so
 * no other process uses them.
 */
export async function endLeftoverServer(clusterDir: string, mark: string): Promise<void> {
  const postmaster = await readPostmaster(clusterDir);
  const isLed = postmaster !== undefined && (await findServerProcesses(mark)).includes(postmaster);
  if (!isLed || !(await endInOrder(postmaster, mark))) await endByForce(clusterDir, mark);
  await removeStalePid(clusterDir);
}
