/**
 * Checks that every column with a reference to a player is erased with the account, or kept for a declared reason.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalData } from '../../src/personal-data.ts';
import { createTestDatabase, type TestDatabase } from '../database/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Lists columns with a foreign key to `player`, and columns named `player_id`. */
async function listPlayerColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT use.table_name || '.' || use.column_name AS name
      FROM information_schema.key_column_usage use
      JOIN information_schema.referential_constraints reference USING (constraint_schema, constraint_name)
      JOIN information_schema.table_constraints target
        ON target.constraint_schema = reference.unique_constraint_schema
       AND target.constraint_name = reference.unique_constraint_name
     WHERE target.table_name = 'player'
    UNION
    SELECT table_name || '.' || column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'player_id'
       -- Partitions have the columns of their tables.
       AND NOT (SELECT relispartition FROM pg_class WHERE oid = table_name::regclass)
     ORDER BY 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

it('personal data is declared once for each column with a reference to a player, and for no other', async () => {
  const declared = personalData.flatMap(({ erased = [], kept = {} }) => [...erased, ...Object.keys(kept)]);
  expect(declared.toSorted()).toEqual(await listPlayerColumns());
});

it('each part of an export has a unique name', () => {
  const names = personalData.flatMap(({ exports = {} }) => Object.keys(exports));
  expect(new Set(names).size).toBe(names.length);
});
