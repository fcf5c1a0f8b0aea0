/** Prepares one database, which the servers of all journeys copy. */
import { prepareDataFolder } from '../../apps/server/test/support/data-folder.ts';

let remove: () => Promise<void>;

/** Runs before all test files. */
export async function globalSetup(): Promise<void> {
  remove = await prepareDataFolder();
}

export const globalTeardown = (): Promise<void> => remove();
