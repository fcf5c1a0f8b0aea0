import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/create-test-database.ts';
import { connectDatabase } from './connect.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { CALL_TIMEOUTS, CLOCK_TIMEOUTS, WORK_TIMEOUTS } from './timeouts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function select(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`SELECT ${sql.raw(expression)} AS value`.execute(database.db);
  return rows[0]?.value;
}

const raise = (state: string) =>
  sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${state}'; END $$`).execute(database.db);

/** Ends all connections to the database except its own. */
const terminateOthers = () =>
  sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(database.db);

describe('a value from the database', () => {
  it('is a number when it is a bigint that a number can hold', async () => {
    expect(await select('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await select('(-5)::bigint')).toBe(-5);
  });

  it('is refused, never rounded, if a number can’t hold it', async () => {
    await expect(select('9007199254740992::bigint')).rejects.toThrow(RangeError);
  });

  it('is a Date for timestamptz, and a string for date', async () => {
    expect(await select(`'2026-11-21T03:00:00+03'::timestamptz`)).toEqual(new Date('2026-11-21T00:00:00Z'));
    expect(await select(`'2026-11-21'::date`)).toBe('2026-11-21');
  });
});

describe('a connection', () => {
  it.each([
    ['of calls', CALL_TIMEOUTS, '3500ms', '10s'],
    ['of the match clock', CLOCK_TIMEOUTS, '9s', '10s'],
    ['of long work', WORK_TIMEOUTS, '5min', '30s'],
  ])('%s cancels long statements and idle transactions', async (_name, timeouts, ...limits) => {
    const db = connectDatabase(database.url, { timeouts, maxConnections: 1 });
    const { rows } = await sql<{ statement: string; idle: string }>`
      SELECT current_setting('statement_timeout') AS statement,
             current_setting('idle_in_transaction_session_timeout') AS idle`.execute(db);
    await db.destroy();
    expect([rows[0]?.statement, rows[0]?.idle]).toEqual(limits);
  });

  it('is replaced when the server closes it', async () => {
    await terminateOthers();
    expect(await select('1')).toBe(1);
  });

  it('ends only its own transaction when it is lost, and that is logged', async () => {
    const lost: Error[] = [];
    const db = connectDatabase(database.url, { maxConnections: 1, onLost: (error) => lost.push(error) });
    const work = db.transaction().execute(async (tx) => {
      await sql`SELECT 1`.execute(tx);
      await terminateOthers();
      await vi.waitFor(() => expect(lost).not.toEqual([]));
      await sql`SELECT 2`.execute(tx);
    });
    await expect(work).rejects.toThrow(DatabaseUnavailable);
    expect((await sql`SELECT 3 AS value`.execute(db)).rows).toEqual([{ value: 3 }]);
    await db.destroy();
  });

  it('is closed, with its locks, when the database does not reply in time', async () => {
    const timeouts = { ...CALL_TIMEOUTS, answerMs: 1_500 };
    const db = connectDatabase(database.url, { maxConnections: 1, timeouts });
    await sql`CREATE TABLE vase (id int)`.execute(database.db);
    const work = db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE vase`.execute(tx);
      await sql`SELECT pg_sleep(3)`.execute(tx);
    });
    await expect(work).rejects.toThrow('Query read timeout');
    expect((await sql`SELECT 3 AS value`.execute(db)).rows).toEqual([{ value: 3 }]);
    await sql`INSERT INTO vase VALUES (1)`.execute(database.db);
    await db.destroy();
  });

  it('causes no refusal of the next caller when it is returned late', async () => {
    const timeouts = { ...CALL_TIMEOUTS, connectMs: 500 };
    const db = connectDatabase(database.url, { maxConnections: 1, timeouts });
    const { promise: isDone, resolve: release } = Promise.withResolvers<void>();
    const work = db.transaction().execute(() => isDone);
    await expect(sql`SELECT 1`.execute(db)).rejects.toThrow(DatabaseUnavailable);
    const next = sql`SELECT 2 AS value`.execute(db);
    release();
    expect((await next).rows).toEqual([{ value: 2 }]);
    await work;
    await db.destroy();
  });

  it.each(['53100', '53200', '53300', '57014', '08006', '25006', '58030'])(
    'throws DatabaseUnavailable when the database raises %s',
    async (state) => {
      await expect(raise(state)).rejects.toThrow(DatabaseUnavailable);
      expect(await select('1')).toBe(1);
    },
  );

  it('passes on the error of a statement unchanged', async () => {
    await expect(raise('23505')).rejects.toMatchObject({ code: '23505' });
  });
});
