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
  it('run once each, in order, and keep what is there', async () => {
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

  it('that fail leave nothing of themselves, and may be mended', async () => {
    await write('0002-names.sql', `${SECOND} SELECT 1 / 0;`);
    await expect(migrate()).rejects.toThrow('division by zero');
    expect(await shelf()).toEqual([{ id: 1 }]);
    await write('0002-names.sql', SECOND);
    expect(await migrate()).toEqual(['0002-names.sql']);
  });

  it('are each run once when several servers start at once', async () => {
    await write('0002-names.sql', `SELECT pg_sleep(0.2); ${SECOND}`);
    const others = [1, 2, 3].map(() => connectDatabase(database.url, { maxConnections: 1 }));
    const runs = await Promise.all(others.map((db) => migrateDatabase(db, folder)));
    await Promise.all(others.map((db) => db.destroy()));
    expect(runs.flat().toSorted()).toEqual(['0001-shelf.sql', '0002-names.sql']);
  });

  it('may take longer than any other statement, which is limited again afterwards', async () => {
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

  it('when a migration was changed after it was run', async () => {
    await write('0001-shelf.sql', `${FIRST} -- a little`);
    await expect(migrate()).rejects.toThrow('0001-shelf.sql was changed');
  });

  it('when it has run one that this version does not have', async () => {
    await rm(join(folder, '0001-shelf.sql'));
    await expect(migrate()).rejects.toThrow('0001-shelf.sql, which this version does not have');
  });

  it('when one slipped in before those it has run', async () => {
    await write('0000-late.sql', 'SELECT 1');
    await expect(migrate()).rejects.toThrow('Give it a higher number');
  });

  it.each(['0001-twin.sql', '2-short.sql', '0002_names.sql'])('when a file is called %s', async (name) => {
    await write(name, 'SELECT 1');
    await expect(migrate()).rejects.toThrow(name);
  });
});
