/** Processes of one PostgreSQL, found by its data folder, so that other processes are never affected. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findServerProcesses } from '../../src/lib/embedded-postgres/leftover-server.ts';

/** Lines of `postmaster.pid`. */
const PID_LINE = 0;
const STATUS_LINE = 7;

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}

export class ClusterProcesses {
  readonly #clusterDir: string;
  readonly #mark: string;

  constructor(clusterDir: string, mark: string) {
    this.#clusterDir = clusterDir;
    this.#mark = mark;
  }

  /** Returns the process id of the postmaster; undefined while it accepts no connections. */
  async readyPostmaster(): Promise<number | undefined> {
    const lines = await this.#readPidFile();
    return lines[STATUS_LINE]?.trim() === 'ready' ? Number(lines[PID_LINE]) : undefined;
  }

  /** Sends a signal, and returns the process id; undefined without a process. */
  async signalPostmaster(name: NodeJS.Signals): Promise<number | undefined> {
    const pid = Number((await this.#readPidFile())[PID_LINE]);
    const pids = await findServerProcesses(this.#mark);
    if (!pids.includes(pid)) return undefined;
    signal(pid, name);
    return pid;
  }

  /** Lists the process ids of the postmaster and its children. */
  list(): Promise<number[]> {
    return findServerProcesses(this.#mark);
  }

  async signalAll(name: NodeJS.Signals): Promise<void> {
    for (const pid of await this.list()) signal(pid, name);
  }

  async #readPidFile(): Promise<string[]> {
    const text = await readFile(join(this.#clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
    return text.split('\n');
  }
}
