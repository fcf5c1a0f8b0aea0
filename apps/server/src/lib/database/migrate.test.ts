import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database/create-test-database.ts';
import { connectDatabase } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

const FIRST = 'CREATE TABLE shelf (id int PRIMARY KEY); INSERT INTO shelf VALUES (1);';
const SECOND = 'ALTER TABLE shelf ADD COLUMN name text; UPDATE shelf SET name = id::text;';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'trivia-migrations-'));
  await write('0001-shelf.sql', FIRST);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const migrate = () => migrateDatabase(database.db, folder);
async function shelf(): Promise<unknown[]> {
  return (await sql`SELECT * FROM shelf ORDER BY id`.execute(database.db)).rows;
}

describe('migrations', () => {
  it('run once each, in order, and keep existing rows', async () => {
    expect(await migrate()).toEqual(['0001-shelf.sql']);
    await sql`INSERT INTO shelf VALUES (2)`.execute(database.db);
    await write('0002-names.sql', SECOND);
    expect(await migrate()).toEqual(['0002-names.sql']);
    expect(await migrate()).toEqual([]);
    expect(await shelf()).toEqual([
      { id: 1, name: '1' },
      { id: 2, name: '2' },
    ]);
  });

  it('leave no trace when they fail, and may then be fixed', async () => {
    await write('0002-names.sql', `${SECOND} SELECT 1 / 0;`);
    await expect(migrate()).rejects.toThrow('division by zero');
    expect(await shelf()).toEqual([{ id: 1 }]);
    await write('0002-names.sql', SECOND);
    expect(await migrate()).toEqual(['0002-names.sql']);
  });

  it('run once each when several servers start simultaneously', async () => {
    await write('0002-names.sql', `SELECT pg_sleep(0.2); ${SECOND}`);
    const others = [1, 2, 3].map(() => connectDatabase(database.url, { maxConnections: 1 }));
    const runs = await Promise.all(others.map((db) => migrateDatabase(db, folder)));
    await Promise.all(others.map((db) => db.destroy()));
    expect(runs.flat().toSorted()).toEqual(['0001-shelf.sql', '0002-names.sql']);
  });

  it('may exceed the time limit of other statements, which applies again afterwards', async () => {
    const db = connectDatabase(database.url, { maxConnections: 1 });
    await write(
      '0002-names.sql',
      `CREATE TABLE limits AS SELECT current_setting('statement_timeout') AS during;`,
    );
    await migrateDatabase(db, folder);
    const { rows } =
      await sql`SELECT during, current_setting('statement_timeout') AS after FROM limits`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ during: '0', after: '5min' }]);
  });
});

describe('a database is refused', () => {
  beforeEach(() => migrate());

  it('if an applied migration was changed', async () => {
    await write('0001-shelf.sql', `${FIRST} -- a little`);
    await expect(migrate()).rejects.toThrow('0001-shelf.sql was changed');
  });

  it('if it has a migration that this version lacks', async () => {
    await rm(join(folder, '0001-shelf.sql'));
    await expect(migrate()).rejects.toThrow('0001-shelf.sql, which this version does not have');
  });

  it('if a new migration is older than an applied one', async () => {
    await write('0000-late.sql', 'SELECT 1');
    await expect(migrate()).rejects.toThrow('Give it a higher number');
  });

  it.each(['0001-twin.sql', '2-short.sql', '0002_names.sql'])('if a file is named %s', async (name) => {
    await write(name, 'SELECT 1');
    await expect(migrate()).rejects.toThrow(name);
  });
});
