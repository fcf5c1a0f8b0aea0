import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modes } from '@trivia/rules/modes/table.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../../test/database/create-test-database.ts';
import { MIGRATIONS, migrateDatabase } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

const RENAMED = '0082-membership-and-stakes.sql';
const setupOf = (names: { plan: string; planId: string }) => ({
  seed: 'ab',
  players: ['a', 'b'].map((id) => ({ id, [names.plan]: 'plus', isBot: false })),
  [names.planId]: 'coins-10',
  wagerPoints: 0,
  categoryId: '"plan": a text that looks like a key',
  tournament: null,
});
const stateOf = (setup: ReturnType<typeof setupOf>) => ({
  setup,
  roundsClosed: 0,
  standings: setup.players.map((seat) => ({ seat, rightAnswers: 0, hasLeft: false, points: 0 })),
});

it('a match that was stored before the renaming continues as if it had begun after it', async () => {
  const database = await createEmptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'trivia-migrations-'));
  try {
    for (const { name } of await readMigrations(MIGRATIONS)) {
      if (name === RENAMED) {
        const setup = setupOf({ plan: 'plan', planId: 'planId' });
        await sql`
          INSERT INTO match (id, mode_id, type, mode, seed, setup, state, phase, round, round_count, version, created_at)
          VALUES (${randomUUID()}, 'head-to-head', 'headtohead', 'multi', 'ab', ${JSON.stringify(setup)},
                  ${JSON.stringify(stateOf(setup))}, 'round', 1, 7, 1, now())`.execute(database.db);
      }
      await copyFile(join(MIGRATIONS, name), join(folder, name));
      await migrateDatabase(database.db, folder);
      if (name === RENAMED) break;
    }
    const match = await database.db.selectFrom('match').select(['setup', 'state']).executeTakeFirstOrThrow();
    const setup = setupOf({ plan: 'membership', planId: 'stakesId' });
    expect(match).toEqual({ setup, state: stateOf(setup) });
    expect(modes['head-to-head'].stakeOf(match.setup as never, 'a')).toEqual({ coins: 10, points: 0 });
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
