import { type Report, runWorld } from './run-world.ts';
import type { SimulatedDatabase } from './simulated-database.ts';

/** Runs the worlds of so many seeds, one at a time in each database. `onReport` hears of each. */
export async function runWorlds(
  databases: readonly SimulatedDatabase[],
  { first, count }: { readonly first: number; readonly count: number },
  onReport: (report: Report) => void,
): Promise<void> {
  let next = first;
  const worker = async (database: SimulatedDatabase) => {
    while (next < first + count) {
      const seed = next;
      next += 1;
      onReport(await runWorld(database, seed));
    }
  };
  await Promise.all(databases.map(worker));
}
