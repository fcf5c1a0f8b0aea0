import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function select(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`SELECT ${sql.raw(expression)} AS value`.execute(database.db);
  return rows[0]?.value;
}

describe('a value from the database', () => {
  it('is a number when it is a bigint that a number can hold', async () => {
    expect(await select('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await select('(-5)::bigint')).toBe(-5);
  });

  it('is refused, never rounded, when a number can’t hold it', async () => {
    await expect(select('9007199254740992::bigint')).rejects.toThrow(RangeError);
  });

  it('is a moment for timestamptz, and a plain day for date', async () => {
    expect(await select(`'2026-11-21T03:00:00+03'::timestamptz`)).toEqual(new Date('2026-11-21T00:00:00Z'));
    expect(await select(`'2026-11-21'::date`)).toBe('2026-11-21');
  });
});

describe('a connection', () => {
  it('gives up on statements and forgotten transactions that take too long', async () => {
    expect(await select(`current_setting('statement_timeout')`)).toBe('15s');
    expect(await select(`current_setting('idle_in_transaction_session_timeout')`)).toBe('30s');
  });

  it('is replaced when the server ends it', async () => {
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(database.db);
    expect(await select('1')).toBe(1);
  });
});
