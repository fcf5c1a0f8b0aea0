import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GIBIBYTE = 2 ** 30;
/** Space for the databases and browsers of all tests, with a margin. */
const NEEDED_BYTES = 4 * GIBIBYTE;

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether programs can run in the folder, which a database needs and some systems forbid for memory. */
function runsPrograms(folder: string): boolean {
  const own = mkdtempSync(join(folder, 'trivia-'));
  try {
    const program = join(own, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    return spawnSync(program).status === 0;
  } finally {
    rmSync(own, { recursive: true });
  }
}

/**
 * Finds a folder in memory for the tests' temporary files: copying a database takes 20 ms there, and 400 ms on a
 * journaling disk. Undefined without enough space.
 */
export function findMemoryFolder(folder = '/dev/shm', neededBytes = NEEDED_BYTES): string | undefined {
  try {
    return freeBytesOf(folder) >= neededBytes && runsPrograms(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}
