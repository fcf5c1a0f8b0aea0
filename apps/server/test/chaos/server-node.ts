/** Real server that is restarted whenever it ends, with a record of its own exits. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const AGAIN_MS = 200;
/** Time limit of a start, counted from the return of the database. */
const STUCK_AFTER_MS = 240_000;
const READY_REPLY_WITHIN_MS = 1_000;

export interface NodeRecord {
  /** Number of exits without a kill. */
  readonly endings: string[];
  /** Number of failed starts, such as those without a database. */
  readonly refusals: string[];
  /** Number of log lines of level error or above, by text. */
  readonly complaints: Map<string, number>;
}

export class ServerNode {
  readonly record: NodeRecord = { endings: [], refusals: [], complaints: new Map() };
  readonly #environment: Readonly<Record<string, string>>;
  #process: ServerProcess | undefined;
  #starting: Promise<void> = Promise.resolve();
  #isLeaving = false;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  /** Current or last address. */
  get address(): string {
    return this.#process?.address ?? 'http://127.0.0.1:9';
  }

  /** Starts the server, and resolves when it listens. */
  async start(): Promise<void> {
    this.#starting = this.#launch();
    await this.#starting;
  }

  /** Kills the server and restarts it after a delay. Resolves when it listens. */
  async end(signal: 'SIGKILL' | 'SIGTERM', awayMs: number): Promise<void> {
    await this.#starting;
    const process = this.#process;
    this.#process = undefined;
    await process?.end(signal);
    await sleep(awayMs);
    await this.start();
  }

  async sleepFor(lastsMs: number): Promise<void> {
    await this.#starting;
    const child = this.#process?.child;
    child?.kill('SIGSTOP');
    await sleep(lastsMs);
    child?.kill('SIGCONT');
  }

  async isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(READY_REPLY_WITHIN_MS);
    return fetch(`${this.address}/health/ready`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async remove(): Promise<void> {
    this.#isLeaving = true;
    await this.#starting.catch(() => undefined);
    const process = this.#process;
    this.#process = undefined;
    await process?.end('SIGTERM');
  }

  async #launch(): Promise<void> {
    const giveUpAtMs = performance.now() + STUCK_AFTER_MS;
    while (!this.#isLeaving) {
      try {
        this.#watch(await startServerProcess(this.#environment));
        return;
      } catch (error) {
        if (performance.now() > giveUpAtMs) throw error;
        this.record.refusals.push(error instanceof Error ? error.message : String(error));
        await sleep(AGAIN_MS);
      }
    }
  }

  #watch(started: ServerProcess): void {
    this.#process = started;
    let lastWords = '';
    started.child.stderr?.on('data', (chunk) => {
      lastWords = `${lastWords}${chunk}`.slice(-2_000);
    });
    if (started.child.stdout)
      createInterface(started.child.stdout).on('line', (line) => this.#readLine(line));
    void once(started.child, 'exit').then(([code, signal]) => {
      if (this.#process !== started) return;
      this.record.endings.push(`exit ${code ?? signal}: ${lastWords.trim()}`);
      // A failure is reported to the next caller that waits for the start.
      this.start().catch(() => undefined);
    });
  }

  #readLine(line: string): void {
    if (!line.startsWith('{')) return;
    const { msg = '', err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    const text = err?.message && err.message !== msg ? `${msg}: ${err.message}` : msg;
    this.record.complaints.set(text, (this.record.complaints.get(text) ?? 0) + 1);
  }
}
