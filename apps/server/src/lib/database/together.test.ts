import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/create-test-database.ts';
import { connectDatabase } from './connect.ts';
import { commitWith, sendTogether } from './together.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`CREATE TABLE coat (id int PRIMARY KEY)`.execute(database.db);
});
beforeEach(() => sql`TRUNCATE coat`.execute(database.db));
afterAll(() => database.drop());

const add = (id: number) =>
  sql<{ id: number }>`INSERT INTO coat VALUES (${id}) RETURNING id`.compile(database.db);
const countAll = () => sql<{ count: number }>`SELECT count(*)::int AS count FROM coat`.compile(database.db);
const count = async () => (await database.db.executeQuery(countAll())).rows[0]?.count;

it('each of several statements sees what those before it did', async () => {
  const [[added], [counted]] = await sendTogether(database.db, [add(1), countAll()]);
  expect([added, counted]).toEqual([{ id: 1 }, { count: 1 }]);
});

it('outside of a transaction each statement stands alone', async () => {
  await expect(sendTogether(database.db, [add(1), add(1), add(2)])).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toBe(2);
});

it('within a transaction an error takes all of them back', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await tx.executeQuery(add(1));
    await sendTogether(tx, [add(2), add(2)]);
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toBe(0);
});

it('a commit goes along with the last statement, and what reads behind it sees both', async () => {
  const acts: string[] = [];
  const read = await inTransaction(database.db, async (tx, afterCommit) => {
    await tx.executeQuery(add(1));
    afterCommit(() => acts.push('told'));
    return await commitWith(tx, [add(2)], countAll());
  });
  expect(read()).toEqual([{ count: 2 }]);
  expect(acts).toEqual(['told']);
  expect(await count()).toBe(2);
});

it('nothing is committed, nor told, when the last statement fails', async () => {
  const acts: string[] = [];
  const work = inTransaction(database.db, async (tx, afterCommit) => {
    await tx.executeQuery(add(1));
    afterCommit(() => acts.push('told'));
    return await commitWith(tx, [add(1)], countAll());
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect([await count(), acts]).toEqual([0, []]);
});

it('a commit stands when what reads behind it fails, which only its reader hears of', async () => {
  const broken = sql`SELECT 1 / ${0}::int`.compile(database.db);
  const read = await inTransaction(database.db, (tx) => commitWith(tx, [add(1)], broken));
  expect(read).toThrow('division by zero');
  expect(await count()).toBe(1);
});

it('a statement whose table has changed is never repeated without the rest of its transaction', async () => {
  const db = connectDatabase(database.url, { maxConnections: 1 });
  const all = () => sql`SELECT coat.* FROM coat WHERE id > ${0}`.compile(db);
  await sql`INSERT INTO coat VALUES (1)`.execute(db);
  await db.executeQuery(all());
  await sql`ALTER TABLE coat ADD COLUMN colour text`.execute(database.db);
  let tries = 0;
  const read = await inTransaction(db, async (tx) => {
    tries += 1;
    await tx.executeQuery(add(2));
    return await commitWith(tx, [all()], countAll());
  });
  expect([tries, read()]).toEqual([2, [{ count: 2 }]]);
  await db.destroy();
  await sql`ALTER TABLE coat DROP COLUMN colour`.execute(database.db);
});

it('a connection serves transactions as before after one that ended with its last statement', async () => {
  const db = connectDatabase(database.url, { maxConnections: 1 });
  await inTransaction(db, (tx) => commitWith(tx, [add(1)]));
  await inTransaction(db, async (tx) => void (await tx.executeQuery(add(2))));
  const undone = inTransaction(db, async (tx) => {
    await tx.executeQuery(add(3));
    throw new Error('on second thoughts');
  });
  await expect(undone).rejects.toThrow('on second thoughts');
  await db.destroy();
  expect(await count()).toBe(2);
});
