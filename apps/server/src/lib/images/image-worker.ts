import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ImageKind } from './sniff-image.ts';

const PROCESS = fileURLToPath(new URL('image-process.ts', import.meta.url));
const TIME_LIMIT_MS = 10_000;
const MAX_WAITING = 20;
/** Memory limit, above which the process is killed. */
const MEMORY_LIMIT_BYTES = 700 * 1024 * 1024;
const MEMORY_CHECK_MS = 100;
/** Idle time after which the process is ended to free its memory. */
const IDLE_MS = 30_000;
const PAGE_BYTES = 4096;

/** Memory of a process in bytes; 0 where the system does not report it. */
async function memoryOf(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}

/** Thrown when the queue of pictures is full. */
export class WorkerBusy extends Error {}

/**
 * Encodes pictures in a separate process, one at a time. A picture that takes too much time or memory ends that
 * process, not the server.
 */
export class ImageWorker {
  #child: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  /** Encodes an avatar; undefined for a picture that can't be decoded within the limits. Throws `WorkerBusy`. */
  async encode(kind: ImageKind, file: Buffer): Promise<Buffer | undefined> {
    if (this.#waiting >= MAX_WAITING) throw new WorkerBusy();
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#encodeNow(kind, file));
    this.#last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start(): ChildProcess {
    clearTimeout(this.#idle);
    this.#child ??= fork(PROCESS, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      env: { PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return this.#child;
  }

  #rest(): void {
    this.#idle = setTimeout(() => this.close(), IDLE_MS);
    this.#idle.unref();
  }

  #encodeNow(kind: ImageKind, file: Buffer): Promise<Buffer | undefined> {
    const child = this.#start();
    return new Promise((resolve) => {
      const finish = (avatar: Buffer | undefined) => {
        clearTimeout(late);
        clearInterval(watch);
        child.removeAllListeners();
        this.#rest();
        resolve(avatar);
      };
      const giveUp = () => {
        this.close();
        finish(undefined);
      };
      const late = setTimeout(giveUp, TIME_LIMIT_MS);
      const watch = setInterval(async () => {
        if ((await memoryOf(child.pid ?? 0)) > MEMORY_LIMIT_BYTES && this.#child === child) giveUp();
      }, MEMORY_CHECK_MS);
      child.once('message', ({ avatar }: { avatar: Uint8Array | null }) =>
        finish(avatar ? Buffer.from(avatar) : undefined),
      );
      child.once('exit', giveUp).once('error', giveUp);
      child.send({ kind, file });
    });
  }
}
