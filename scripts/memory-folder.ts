import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GIBIBYTE = 2 ** 30;
/** The databases and browsers of all tests, with room to spare. */
const NEEDED_BYTES = 4 * GIBIBYTE;

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Some systems run no programs from memory, and a database folder has some. */
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
 * A folder that lies in memory, for what the tests keep for a moment: copying a database there takes 20 ms, and on a disk
 * with a journal, file by file, 400. Undefined where there is none, or too little room in it.
 */
export function findMemoryFolder(folder = '/dev/shm', neededBytes = NEEDED_BYTES): string | undefined {
  try {
    return freeBytesOf(folder) >= neededBytes && runsPrograms(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}
