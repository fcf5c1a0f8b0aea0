import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/create-test-database.ts';
import { type ConnectOptions, connectDatabase } from './connect.ts';
import type { Db } from './db.ts';
import { createStatementNames } from './statement-names.ts';
import { inTransaction, readSnapshot } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`CREATE TABLE shelf (id int PRIMARY KEY)`.execute(database.db);
  await sql`INSERT INTO shelf VALUES (1), (2)`.execute(database.db);
});
afterAll(() => database.drop());

/** Works on a pool of one connection. */
async function onOneConnection(options: ConnectOptions, work: (db: Db) => Promise<void>): Promise<void> {
  const db = connectDatabase(database.url, { ...options, maxConnections: 1 });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

const find = (db: Db, id: number) => sql`SELECT * FROM shelf WHERE id = ${id}`.execute(db);
const addColumn = (name: string) => sql.raw(`ALTER TABLE shelf ADD COLUMN ${name} int`).execute(database.db);

/** Statements whose plans the connection caches. */
async function keptTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

describe('the name of a statement', () => {
  it('is always the same for the same text, and differs by text', () => {
    const names = createStatementNames();
    const [first, second, again] = ['SELECT $1', 'SELECT $2', 'SELECT $1'].map(names.of);
    expect(first).toBe(again);
    expect(first).not.toBe(second);
  });

  it.each([
    'select * from "jar" where "id" in ($1, $2)',
    'insert into "jar" ("id") values ($1), ($2)',
    'insert into "jar" ("id", "coins") values ($1, $2), ($3, $4)',
  ])('is not given to a statement of variable length: %s', (text) => {
    expect(createStatementNames().of(text)).toBeUndefined();
  });

  it('is given to no more statements than the limit', () => {
    const names = createStatementNames(2);
    expect(['SELECT $1', 'SELECT $2', 'SELECT $3', 'SELECT $1'].map(names.of).map(Boolean)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('a connection', () => {
  it('caches the plan of a statement with parameters', () =>
    onOneConnection({}, async (db) => {
      await find(db, 1);
      await find(db, 2);
      expect(await keptTexts(db)).toEqual(['SELECT * FROM shelf WHERE id = $1']);
    }));

  it('caches no plan if names are turned off', () =>
    onOneConnection({ namesStatements: false }, async (db) => {
      expect((await find(db, 1)).rows).toHaveLength(1);
      expect(await keptTexts(db)).toEqual([]);
    }));

  it('replans a statement after a change of its table', () =>
    onOneConnection({}, async (db) => {
      await find(db, 1);
      await addColumn('height');
      expect((await find(db, 1)).rows).toEqual([{ id: 1, height: null }]);
    }));

  it.each([
    ['transaction', 'width', inTransaction],
    ['snapshot', 'depth', readSnapshot],
  ] as const)('retries a %s after a change of its table', (_name, column, run) =>
    onOneConnection({}, async (db) => {
      await find(db, 1);
      await addColumn(column);
      const { rows } = await run(db, (tx) => find(tx, 1));
      expect(rows).toEqual([expect.objectContaining({ id: 1, [column]: null })]);
    }),
  );
});
