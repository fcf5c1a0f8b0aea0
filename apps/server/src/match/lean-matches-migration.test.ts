import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../test/database/create-test-database.ts';
import { MIGRATIONS, migrateDatabase } from '../lib/database/migrate.ts';
import { readMigrations } from '../lib/database/read-migrations.ts';
import { unpackMatch } from './locked-match.ts';

const LAST_BEFORE = '0129-events-by-day.sql';
const SEED = '0123456789abcdef'.repeat(4);
const [MATCH, ONE, OTHER] = [randomUUID(), randomUUID(), randomUUID()];
const SETUP = {
  players: [
    { id: ONE, membership: 'freemium', isBot: false },
    { id: OTHER, membership: 'plus', isBot: false },
  ],
  stakesId: 'coins-10',
  wagerPoints: 0,
  categoryId: null,
  tournament: null,
};
const STATE = {
  roundsClosed: 1,
  standings: [
    { rightAnswers: 1, hasLeft: false, totalMs: 1_200 },
    { rightAnswers: 0, hasLeft: true, totalMs: 9_000 },
  ],
};

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'trivia-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function migrate(isWanted: (name: string) => boolean): Promise<void> {
  const migrations = await readMigrations(MIGRATIONS);
  for (const { name } of migrations.filter((one) => isWanted(one.name))) {
    await copyFile(join(MIGRATIONS, name), join(folder, name));
  }
  await migrateDatabase(database.db, folder);
}

/** Stores a match in its second round, in the format before the migration. */
async function storeMatch(): Promise<void> {
  await sql
    .raw(`
    INSERT INTO question VALUES ('tigris', 'bank', 'geography', 1, 'published', 1, 'a');
    INSERT INTO question_version VALUES ('tigris', 1, 2, NULL, 'A book', 'https://example.com');
    INSERT INTO player (id, username, username_key, referral_code, completed_at, created_at)
    SELECT id, 'player-' || seat, 'player-' || seat, 'R' || seat, now(), now()
      FROM unnest('{${ONE},${OTHER}}'::uuid[]) WITH ORDINALITY AS player (id, seat);
    INSERT INTO match (id, mode_id, type, mode, seed, setup, state, phase, round, round_count, due_at, version, created_at)
    VALUES ('${MATCH}', 'head-to-head', 'headtohead', 'multi', '${SEED}', '${JSON.stringify(SETUP)}',
            '${JSON.stringify(STATE)}', 'round', 2, 5, '2026-11-20T10:00:31Z', 4, '2026-11-20T10:00:00Z');
    INSERT INTO match_player (match_id, player_id, seat, last_seen_at, created_at)
    VALUES ('${MATCH}', '${ONE}', 0, now(), now()), ('${MATCH}', '${OTHER}', 1, now(), now());
    INSERT INTO match_round (match_id, round, question_id, question_version, option_ids, option_order, right_option_id,
                             opens_at, closes_at, closed_at)
    VALUES ('${MATCH}', 1, 'tigris', 1, '{aaaaaaa1,bbbbbbb2,ccccccc3,ddddddd4}', '{3,2,0,1}', 'bbbbbbb2',
            '2026-11-20T10:00:01Z', '2026-11-20T10:00:16Z', '2026-11-20T10:00:09Z'),
           ('${MATCH}', 2, 'tigris', 1, '{eeeeeee1,fffffff2,ggggggg3,hhhhhhh4}', '{0,2,3,1}', 'hhhhhhh4',
            '2026-11-20T10:00:15Z', '2026-11-20T10:00:30Z', NULL);
    INSERT INTO match_answer (match_id, round, player_id, option_id, locked_at, elapsed_ms, credit_ms)
    VALUES ('${MATCH}', 1, '${ONE}', 'bbbbbbb2', '2026-11-20T10:00:02.2Z', 1200, 40);
    INSERT INTO match_booster (match_id, player_id, type, round, effect, used_at)
    VALUES ('${MATCH}', '${ONE}', 'fifty_fifty', 1, '{"removed":["aaaaaaa1"]}', '2026-11-20T10:00:02Z');`)
    .execute(database.db);
}

it('a match in play continues with its rounds, answers and boosters unchanged', async () => {
  await migrate((name) => name <= LAST_BEFORE);
  await storeMatch();
  await migrate((name) => name > LAST_BEFORE);
  const { db } = database;
  const match = await db.selectFrom('match').selectAll().executeTakeFirstOrThrow();
  const setup = { ...SETUP, seed: SEED };
  expect(unpackMatch(match)).toMatchObject({
    ...{ id: MATCH, seed: SEED, setup, status: 'playing', phase: 'round', round: 2, version: 4 },
    due_at: new Date('2026-11-20T10:00:31Z'),
    state: {
      setup,
      roundsClosed: 1,
      standings: STATE.standings.map((own, at) => ({ ...own, seat: setup.players[at] })),
    },
  });
  expect(await db.selectFrom('match_due').selectAll().execute()).toEqual([
    { match_id: MATCH, due_at: new Date('2026-11-20T10:00:31Z') },
  ]);
  expect(await db.selectFrom('match_round').selectAll().orderBy('round').execute()).toMatchObject([
    {
      ...{ match_id: MATCH, round: 1, question_id: 'tigris', question_version: 1 },
      option_ids: ['aaaaaaa1', 'bbbbbbb2', 'ccccccc3', 'ddddddd4'],
      option_order: [3, 2, 0, 1],
      right_option_id: 'bbbbbbb2',
      closed_at: new Date('2026-11-20T10:00:09Z'),
    },
    {
      option_ids: ['eeeeeee1', 'fffffff2', 'ggggggg3', 'hhhhhhh4'],
      option_order: [0, 2, 3, 1],
      right_option_id: 'hhhhhhh4',
      opens_at: new Date('2026-11-20T10:00:15Z'),
      closes_at: new Date('2026-11-20T10:00:30Z'),
      closed_at: null,
    },
  ]);
  expect(await db.selectFrom('match_answer').selectAll().execute()).toEqual([
    {
      ...{ match_id: MATCH, round: 1, player_id: ONE, option_id: 'bbbbbbb2' },
      locked_at: new Date('2026-11-20T10:00:02.200Z'),
      elapsed_ms: 1_200,
      credit_ms: 40,
    },
  ]);
  expect(await db.selectFrom('match_booster').selectAll().execute()).toMatchObject([
    { match_id: MATCH, round: 1, player_id: ONE, type: 'fifty_fifty', effect: { removed: ['aaaaaaa1'] } },
  ]);
});
