/** Lock that allows one server per data folder. */
import { chmodSync, closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Time to wait for a stopping server to release the folder. */
const TIMEOUT_MS = 2_000;
const RETRY_MS = 100;
const SQLITE_BUSY = 5;

export interface DataFolderLock {
  release(): void;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/**
 * Locks a file through SQLite and the kernel, which releases it however the process dies. Nothing is ever
 * written to the file, so no stale lock can remain.
 */
function tryLock(path: string): DatabaseSync | undefined {
  // A user who can read the file could block us by locking it.
  closeSync(openSync(path, 'a', 0o600));
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

function readHolder(pidPath: string): string {
  try {
    return `process ${readFileSync(pidPath, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}

/**
 * Locks the data folder for this process until release or exit.
 * @throws {EmbeddedPostgresError} if another process has it, with a message that names both
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const pidPath = join(dataDir, 'server.pid');
  const giveUpAtMs = Date.now() + TIMEOUT_MS;
  for (;;) {
    const file = tryLock(join(dataDir, 'server.lock'));
    if (file) {
      writeFileSync(pidPath, `${process.pid}\n`);
      chmodSync(pidPath, 0o644);
      return { release: () => (file.isOpen ? file.close() : undefined) };
    }
    if (Date.now() > giveUpAtMs) {
      throw new EmbeddedPostgresError(
        `The data folder ${dataDir} is in use by ${readHolder(pidPath)}. Stop that server first, or give this one a folder of its own with DATA_DIR.`,
      );
    }
    await sleep(RETRY_MS);
  }
}
