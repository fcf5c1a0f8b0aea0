/** Prepares one database, which the servers of all journeys copy. */
import { prepareData } from '../../apps/server/test/support/prepare-data.ts';

let remove = async () => {};

/** Runs before all test files. */
export async function globalSetup(): Promise<void> {
  remove = await prepareData();
}

export const globalTeardown = (): Promise<void> => remove();
