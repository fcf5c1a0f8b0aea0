import { expect } from 'vitest';
import { runWorlds } from './run-worlds.ts';
import { withDatabases } from './with-databases.ts';

/** Concurrent worlds: while one waits for its database, the other goes on. */
const AT_ONCE = 2;
const SHOWN_LINES = 60;

/** Expects that everything holds in the worlds of these seeds. A failure names the seed that replays it. */
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
  // Worlds without matches would prove nothing.
  expect(matches).toBeGreaterThanOrEqual(seeds.count);
}
