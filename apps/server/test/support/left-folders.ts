/** Temporary folders named by the process that made them, which the next run removes after a kill. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function removeLeftFolders(prefix: string): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  const left = names.filter((name) => !isAlive(Number.parseInt(name.slice(prefix.length), 10)));
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
}

/** Makes a temporary folder of this process, and removes those of killed ones. The prefix ends in a hyphen. */
export async function makeOwnFolder(prefix: string): Promise<string> {
  await removeLeftFolders(prefix);
  return await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
}
