/** Disk in memory, small enough to be filled. */
import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE = '700m';
const CHUNK_BYTES = 1 << 20;

export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk to the last byte. */
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'w');
  // The remaining space is filled with smaller and smaller pieces.
  for (let bytes = CHUNK_BYTES; bytes >= 1; bytes = Math.floor(bytes / 16)) {
    const chunk = Buffer.alloc(bytes);
    while (
      await file.write(chunk).then(
        () => true,
        () => false,
      )
    );
  }
  await file.close().catch(() => undefined);
}

/** Mounts a disk; undefined without permission. */
export async function mountSmallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'trivia', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => writeUntilFull(ballast),
    free: () => rm(ballast, { force: true }),
    async remove() {
      // A database that has just ended may still have a file open.
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
