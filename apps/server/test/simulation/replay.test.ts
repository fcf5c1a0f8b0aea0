import { expect, it } from 'vitest';
import { differenceOf } from './checks/difference.ts';
import { runWorld } from './run-world.ts';
import { withDatabases } from './with-databases.ts';

/** Seeds that together cover all kinds of games, several servers, crashes and outages. */
const seeds = [12, 13, 23, 24];
const LONG_MS = 120_000;

it.each(seeds)(
  'seed %i gives the same world step by step, also in another database',
  {
    timeout: LONG_MS,
  },
  async (seed) => {
    await withDatabases(2, async ([one, other]) => {
      if (!one || !other) throw new Error('There are two databases');
      const { log } = await runWorld(one, seed);
      expect(differenceOf((await runWorld(one, seed)).log, log)).toBeUndefined();
      expect(differenceOf((await runWorld(other, seed)).log, log)).toBeUndefined();
      expect(log.length).toBeGreaterThan(100);
    });
  },
);
