import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/create-test-database.ts';
import { compileOnce } from './compile-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Input {
  readonly one: number;
  readonly many: readonly number[];
}

let builds = 0;
const sumOf = compileOnce((db, { one, many }: Input) => {
  builds += 1;
  return db.selectNoFrom((eb) => [
    sql<number>`${one}::int + (SELECT sum(n) FROM unnest(${many}::int[]) n)::int`.as('sum'),
    eb.val(one).as('one'),
  ]);
});

it('is built once, and takes the values of each call, as often as they are used', async () => {
  const ask = async (input: Input) => (await database.db.executeQuery(sumOf(database.db, input))).rows[0];
  expect(await ask({ one: 1, many: [2, 3] })).toEqual({ sum: 6, one: '1' });
  expect(await ask({ one: 10, many: [] })).toEqual({ sum: null, one: '10' });
  expect(builds).toBe(1);
});
