import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../lib/database/testing/create-test-database.ts';
import { differenceOf } from './difference.ts';
import { runWorld } from './run-world.ts';
import { openSimulatedDatabase, type SimulatedDatabase } from './simulated-database.ts';

const [FIRST, WORLDS] = [1, 20];
const LONG_MS = 300_000;

let test: TestDatabase;
let database: SimulatedDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  database = await openSimulatedDatabase(test.url);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it('everything holds in every world', { timeout: LONG_MS }, async () => {
  for (let seed = FIRST; seed < FIRST + WORLDS; seed += 1) {
    const { faults } = await runWorld(database, seed);
    expect({ seed, faults }).toEqual({ seed, faults: [] });
  }
});

it('the same seed gives the same world, step by step', { timeout: LONG_MS }, async () => {
  for (const seed of [6, 15]) {
    const { log } = await runWorld(database, seed);
    expect(differenceOf((await runWorld(database, seed)).log, log)).toBeUndefined();
    expect(log.length).toBeGreaterThan(100);
  }
});
