import { createTestDatabase } from '../database/create-test-database.ts';
import { openSimulatedDatabase, type SimulatedDatabase } from './database/simulated-database.ts';

/** Creates databases for simulations, runs the work, and removes them. */
export async function withDatabases<T>(
  count: number,
  work: (databases: readonly SimulatedDatabase[]) => Promise<T>,
): Promise<T> {
  const tests = await Promise.all(Array.from({ length: count }, () => createTestDatabase()));
  const databases: SimulatedDatabase[] = [];
  try {
    for (const { url } of tests) databases.push(await openSimulatedDatabase(url));
    return await work(databases);
  } finally {
    await Promise.all(databases.map((database) => database.close()));
    await Promise.all(tests.map((test) => test.drop()));
  }
}
