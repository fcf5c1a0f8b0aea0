import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database/create-test-database.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { goOn, playDaily, playRound, startDaily } from '../../../test/support/daily-driver.ts';
import { MIGRATIONS, migrateDatabase } from '../../lib/database/migrate.ts';
import { readMigrations } from '../../lib/database/read-migrations.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { makePeriodsAhead } from './make-periods-ahead.ts';

const MIGRATION = '0134-rounds-by-period.sql';

let database: TestDatabase;
let folder: string;
let server: TestServer;
beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'trivia-migrations-'));
  for (const { name } of await readMigrations(MIGRATIONS)) {
    if (name < MIGRATION) await copyFile(join(MIGRATIONS, name), join(folder, name));
  }
  await migrateDatabase(database.db, folder);
  server = await buildTestServer({ database, environment: { KEEP_ROUNDS_MONTHS: '2' } });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const countRows = async () => {
  const { rows } = await sql<{ rounds: number; answers: number }>`
    SELECT (SELECT count(*)::int FROM match_round) AS rounds,
           (SELECT count(*)::int FROM match_answer) AS answers`.execute(server.db);
  return rows[0];
};

it('matches in play go on through the migration and through periods that are made afterwards', async () => {
  const [early, playing] = [await server.signUp(), await server.signUp()];
  await playDaily(server, early, 5);
  let match = await goOn(playing, await playRound(server, playing, await startDaily(playing), true));
  const before = await countRows();
  expect(before).toEqual({ rounds: 7, answers: 6 });

  await migrateDatabase(server.db);
  expect(await countRows()).toEqual(before);
  for (let round = 2; round <= 4; round += 1) {
    match = await goOn(playing, await playRound(server, playing, match, true));
    await makePeriodsAhead({ ...server.deps, clock: { nowMs: () => Date.now() } });
  }
  await playRound(server, playing, match, true);
  const { body } = await playing.get<MatchView>(`/play/matches/${match.id}`);
  expect(body).toMatchObject({ phase: 'over', result: { rightAnswers: 5 } });
  expect(await countRows()).toEqual({ rounds: 10, answers: 10 });
  expect(await reconcileLedger(server.deps)).toEqual([]);
});
