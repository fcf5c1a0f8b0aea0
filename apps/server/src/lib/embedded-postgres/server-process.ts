/** One run of the database server. */
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { RunAs } from './run-as.ts';
import { spawnAs } from './run-as.ts';
import { systemErrorCode } from './system-error.ts';

/** Logger methods that the database uses. */
export interface DatabaseLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

const READY_AGAIN_MS = 20;
/** Time limit of a start, which after a crash replays up to `max_wal_size`. */
const READY_WITHIN_MS = 60_000;
const FAST_SHUTDOWN_MS = 4_000;
const IMMEDIATE_SHUTDOWN_MS = 2_000;
const KEPT_LINES = 20;
/** Time for the last output to arrive after the end. */
const LAST_OUTPUT_MS = 100;
/** Log lines that may contain values of statements or rows, and so are dropped. */
const HOLDS_VALUES = /^(DETAIL|STATEMENT|QUERY|CONTEXT):/;
const WORTH_A_WARNING = /^(PANIC|FATAL):(?!.*(starting up|administrator command))/;
/** SQLSTATE cannot_connect_now: the server is still starting. */
const STARTING_UP = '57P03';

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #lastLines: string[] = [];
  readonly #log: DatabaseLog;
  #isGone = false;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>;

  constructor(
    runAs: RunAs,
    file: string,
    args: readonly string[],
    options: { cwd: string; log: DatabaseLog },
  ) {
    this.#log = options.log;
    this.#child = spawnAs(runAs, file, args, { cwd: options.cwd, deathSignal: 'INT' });
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.#isGone = true;
        resolve();
      };
      this.#child.once('close', end);
      // Child processes may outlive it and keep the streams open.
      this.#child.once('exit', () => setTimeout(end, LAST_OUTPUT_MS));
      this.#child.once('error', (error) => {
        this.#lastLines.push(error.message);
        end();
      });
    });
    if (this.#child.stderr) createInterface(this.#child.stderr).on('line', (line) => this.#hear(line));
    this.#child.stdout?.resume();
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Last lines of output, for the message about a failure. */
  get lastOutput(): string {
    return this.#lastLines.join(' ').trim();
  }

  #hear(line: string): void {
    this.#lastLines.push(line.trim());
    if (this.#lastLines.length > KEPT_LINES) this.#lastLines.shift();
    if (HOLDS_VALUES.test(line)) return;
    const message = `database: ${line.trim()}`;
    if (WORTH_A_WARNING.test(line)) this.#log.warn(message);
    else this.#log.debug(message);
  }

  /** Waits until the server accepts connections. False if it ended before, or took too long. */
  async isReady(url: string): Promise<boolean> {
    const giveUpAtMs = Date.now() + READY_WITHIN_MS;
    while (!this.#isGone && Date.now() < giveUpAtMs) {
      if (await accepts(url)) return true;
      await sleep(READY_AGAIN_MS);
    }
    return false;
  }

  /** Stops the server by a fast shutdown; if that takes too long, by an immediate one, then by SIGKILL. */
  async stop(): Promise<void> {
    const steps: readonly [NodeJS.Signals, number][] = [
      ['SIGINT', FAST_SHUTDOWN_MS],
      ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
      ['SIGKILL', IMMEDIATE_SHUTDOWN_MS],
    ];
    for (const [signal, withinMs] of steps) {
      if (this.#isGone) return;
      this.#child.kill(signal);
      await Promise.race([this.ended, sleep(withinMs, undefined, { ref: false })]);
    }
  }
}

function isStillStarting(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === STARTING_UP;
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(systemErrorCode(error) ?? '');
}

/** Whether a connection succeeds. Throws errors that waiting won't fix. */
async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isStillStarting(error)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
