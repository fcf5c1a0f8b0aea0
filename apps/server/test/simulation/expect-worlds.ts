import { expect } from 'vitest';
import { runWorlds } from './run-worlds.ts';
import { withDatabases } from './with-databases.ts';

/** Number of concurrent worlds, so that one runs while another waits for its database. */
const AT_ONCE = 2;
const SHOWN_LINES = 60;

/** Expects all invariants to hold in the worlds of these seeds. A failure names its seed. */
export async function expectWorlds(seeds: { readonly first: number; readonly count: number }): Promise<void> {
  const failed: string[] = [];
  let matches = 0;
  await withDatabases(AT_ONCE, (databases) =>
    runWorlds(databases, seeds, (report) => {
      matches += report.matches;
      if (report.faults.length === 0) return;
      failed.push(`SEED=${report.seed}`, ...report.faults, ...report.log.slice(-SHOWN_LINES));
    }),
  );
  expect(failed).toEqual([]);
  // Worlds without matches would test nothing.
  expect(matches).toBeGreaterThanOrEqual(seeds.count);
}
