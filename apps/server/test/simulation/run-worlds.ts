import type { SimulatedDatabase } from './database/simulated-database.ts';
import { type Report, runWorld } from './run-world.ts';

/** Runs the worlds of these seeds, one at a time in each database. `onReport` is called for each. */
export async function runWorlds(
  databases: readonly SimulatedDatabase[],
  { first, count }: { readonly first: number; readonly count: number },
  onReport: (report: Report) => void,
): Promise<void> {
  let next = first;
  const last = first + count - 1;
  const worker = async (database: SimulatedDatabase) => {
    while (next <= last) {
      const seed = next;
      next += 1;
      try {
        onReport(await runWorld(database, seed));
      } catch (error) {
        // Running worlds finish, and no more are started.
        next = last + 1;
        throw new Error(`The world of seed ${seed} broke off`, { cause: error });
      }
    }
  };
  const ends = await Promise.allSettled(databases.map(worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
