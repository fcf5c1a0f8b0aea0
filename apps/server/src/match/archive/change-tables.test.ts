import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { makePeriodsAhead } from './make-periods-ahead.ts';
import { listPeriods } from './round-partitions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ environment: { KEEP_ROUNDS_MONTHS: '2' } });
});
afterAll(() => server.close());

const readRounds = sql`SELECT FROM match_round`;
const readAnswers = sql`SELECT FROM match_answer`;

/** Resolves once as many statements wait for a lock on the table. */
const waiting = (table: string, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        SELECT FROM pg_locks WHERE NOT granted AND relation = ${table}::regclass`.execute(server.db);
      return rows.length;
    })
    .toBe(count);

/** A transaction that reads a table, and then another one once told to. Resolves with the number of its tries. */
function hold(table: RawBuilder<unknown>, other?: RawBuilder<unknown>) {
  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let tries = 0;
  const done = inTransaction(server.db, async (tx) => {
    tries += 1;
    await table.execute(tx);
    held.resolve();
    await go.promise;
    await other?.execute(tx);
    return tries;
  });
  return { held: held.promise, go: go.resolve, done };
}

it('a player’s transaction that holds one table and waits for another is not ended, and the change is repeated', async () => {
  const first = hold(readRounds);
  const player = hold(readAnswers, readRounds);
  await Promise.all([first.held, player.held]);
  const change = makePeriodsAhead(server.deps);
  await waiting('match_round_rest', 1);
  player.go();
  await waiting('match_round_rest', 2);
  first.go();
  expect(await Promise.all([first.done, player.done])).toEqual([1, 1]);
  await change;
  expect(await listPeriods(server.db)).not.toEqual([]);
});
