import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playDaily } from '../../../test/support/daily-driver.ts';
import type { FileStore } from '../../gateways/files/file-store.ts';
import { type ArchiveDeps, letPeriodGo } from './let-period-go.ts';
import { makePeriodsAhead } from './make-periods-ahead.ts';
import { type Period, periodAt } from './period.ts';
import { restorePeriod } from './restore-period.ts';

const CRASH = 'The server was killed';

let server: TestServer;
let period: Period;
let deps: ArchiveDeps;
const kept = new Map<string, Buffer>();

beforeEach(async () => {
  server = await buildTestServer({ environment: { KEEP_ROUNDS_MONTHS: '2' } });
  period = periodAt(Date.now());
  await makePeriodsAhead({ ...server.deps, clock: { nowMs: () => Date.now() } });
  const files: FileStore = {
    put: async (key, content) => void kept.set(key, content),
    get: async (key) => kept.get(key),
    delete: async (key) => void kept.delete(key),
  };
  deps = { db: server.db, clock: server.clock, files };
});
afterEach(() => server.close());

/** Counts down with each statement and each file, and throws at the end. */
function crashAfter(steps: number): ArchiveDeps {
  let left = steps;
  const step = () => {
    if (left === 0) throw new Error(CRASH);
    left -= 1;
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { files } = deps;
  return {
    ...deps,
    db: deps.db.withPlugin(plugin),
    files: {
      ...files,
      put: async (key, content) => {
        step();
        await files.put(key, content);
      },
    },
  };
}

/** Kills the work at each of its steps in turn, until a try comes to its end. Returns the number of crashes. */
async function killAtEachStep(work: (some: ArchiveDeps) => Promise<void>): Promise<number> {
  for (let steps = 0; ; steps += 1) {
    try {
      await work(crashAfter(steps));
      return steps;
    } catch (error) {
      if (!(error instanceof Error && error.message === CRASH)) throw error;
    }
  }
}

async function readRows(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT round::text AS row FROM match_round round UNION ALL SELECT answer::text FROM match_answer answer
     ORDER BY 1`.execute(server.db);
  return rows;
}

it('loses nothing and keeps nothing twice, wherever archiving and restoring are killed', async () => {
  for (const rightAnswers of [1, 5]) await playDaily(server, await server.signUp(), rightAnswers);
  const rows = await readRows();
  expect(rows).toHaveLength(20);
  expect(await killAtEachStep((some) => letPeriodGo(some, period))).toBeGreaterThan(10);
  expect(await readRows()).toEqual([]);
  expect(await killAtEachStep((some) => restorePeriod(some, period))).toBeGreaterThan(10);
  expect(await readRows()).toEqual(rows);
});
