/** Prepares one database, which the servers of all journeys copy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREPARED_DATA, spawnServer } from './running-server.ts';

let folder: string;

/** Runs before all test files. */
export async function globalSetup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'prepared-'));
  const { outputs, url, stop } = spawnServer(folder);
  for (const output of outputs) output.resume();
  await url;
  await stop();
  process.env[PREPARED_DATA] = folder;
}

export const globalTeardown = (): Promise<void> => rm(folder, { recursive: true, force: true });
