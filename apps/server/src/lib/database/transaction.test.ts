import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/create-test-database.ts';
import type { Tx } from './db.ts';
import { inTransaction, readSnapshot } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`CREATE TABLE jar (id int PRIMARY KEY, coins int NOT NULL)`.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`DELETE FROM jar`.execute(database.db);
  await sql`INSERT INTO jar VALUES (1, 0), (2, 0)`.execute(database.db);
});

const add = (tx: Tx, id: number) => sql`UPDATE jar SET coins = coins + 1 WHERE id = ${id}`.execute(tx);
const raise = (tx: Tx, state: string) =>
  sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${state}'; END $$`).execute(tx);
async function count(): Promise<number[]> {
  const { rows } = await sql<{ coins: number }>`SELECT coins FROM jar ORDER BY id`.execute(database.db);
  return rows.map(({ coins }) => coins);
}

/** Resolves for all callers once `size` of them have arrived. */
function gate(size: number): () => Promise<void> {
  let [waiting, open] = [0, () => {}];
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    waiting += 1;
    if (waiting >= size) open();
    return all;
  };
}

describe('a transaction', () => {
  it('is retried after a deadlock, and both take effect once', async () => {
    const meet = gate(2);
    const crossing = (first: number, second: number) =>
      inTransaction(database.db, async (tx) => {
        await add(tx, first);
        await meet();
        await add(tx, second);
      });
    await Promise.all([crossing(1, 2), crossing(2, 1)]);
    expect(await count()).toEqual([2, 2]);
  });

  it.each(['40001', '40P01'])('gives up after four tries on %s', async (state) => {
    let tries = 0;
    const work = inTransaction(database.db, async (tx) => {
      tries += 1;
      await add(tx, 1);
      await raise(tx, state);
    });
    await expect(work).rejects.toThrow('made up');
    expect(tries).toBe(4);
    expect(await count()).toEqual([0, 0]);
  });

  it('runs once and leaves nothing after a constraint violation', async () => {
    let tries = 0;
    const work = inTransaction(database.db, async (tx) => {
      tries += 1;
      await add(tx, 1);
      await sql`INSERT INTO jar VALUES (2, 0)`.execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
    expect(await count()).toEqual([0, 0]);
  });
});

describe('a transaction that begins with its first statement', () => {
  it('is rolled back when its second statement fails, and the connection stays usable', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await add(tx, 1);
      await raise(tx, '23505');
    });
    await expect(work).rejects.toThrow('made up');
    expect(await count()).toEqual([0, 0]);
  });

  it('is rolled back when its first statement fails', async () => {
    await expect(inTransaction(database.db, (tx) => raise(tx, '23505'))).rejects.toThrow('made up');
    await inTransaction(database.db, (tx) => add(tx, 2));
    expect(await count()).toEqual([0, 1]);
  });

  it('is read-only if it takes a snapshot', async () => {
    await expect(readSnapshot(database.db, (tx) => add(tx, 1))).rejects.toThrow('read-only');
    const { rows } = await readSnapshot(database.db, (tx) => sql`SHOW transaction_isolation`.execute(tx));
    expect(rows).toEqual([{ transaction_isolation: 'repeatable read' }]);
  });

  it('sends nothing without a statement', async () => {
    await inTransaction(database.db, async () => {});
    const { rows } = await sql<{ isAlone: boolean }>`
      SELECT statement_timestamp() = transaction_timestamp() AS "isAlone"`.execute(database.db);
    expect(rows).toEqual([{ isAlone: true }]);
  });
});
