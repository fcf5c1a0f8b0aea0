import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Environment variable with a data folder in which a server has started; a copy saves creating a database. */
export const PREPARED_DATA = 'PREPARED_DATA';

/** Makes a server's data folder: a copy of the prepared one, or else an empty one. */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `trivia-${name}-`));
  const prepared = process.env[PREPARED_DATA];
  // Copy by `cp`, which keeps file owners unlike Node: the database may run as another user.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}
