/** Data folders of real servers. */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolder, startServerProcess } from './server-process.ts';

/** Environment variable with a data folder that a server has started in, whose copy saves creating a database. */
const PREPARED_DATA = 'PREPARED_DATA';

const makeEmptyFolder = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `trivia-${name}-`));

/** Makes a data folder: a copy of the prepared one, or else an empty one. */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await makeEmptyFolder(name);
  const prepared = process.env[PREPARED_DATA];
  // Copy by `cp`, which keeps file owners unlike Node: the database may run as another user.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

/**
 * Prepares a data folder for this process and all that it starts, unless there is one. Returns a function that removes
 * it.
 */
export async function prepareDataFolder(): Promise<() => Promise<void>> {
  if (process.env[PREPARED_DATA]) return async () => {};
  const folder = await makeEmptyFolder('prepared');
  const server = await startServerProcess({ DATA_DIR: folder });
  await server.end('SIGTERM');
  process.env[PREPARED_DATA] = folder;
  return () => removeFolder(folder);
}
