import { PREPARED_DATA } from './data-folder.ts';
import { makeOwnFolder } from './left-folders.ts';
import { removeFolder, startServerProcess } from './server-process.ts';

async function startOnce(folder: string): Promise<void> {
  const server = await startServerProcess({ DATA_DIR: folder });
  const exitCode = await server.end('SIGTERM');
  if (exitCode !== 0) throw new Error(`The server that prepared the data exited with ${exitCode}.`);
}

/**
 * Prepares a data folder for this process and all that it starts, unless there is one. Returns a function that removes
 * it.
 */
export async function prepareData(): Promise<() => Promise<void>> {
  if (process.env[PREPARED_DATA]) return async () => {};
  const folder = await makeOwnFolder('trivia-prepared-');
  const remove = () => removeFolder(folder);
  try {
    await startOnce(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[PREPARED_DATA] = folder;
  return remove;
}
