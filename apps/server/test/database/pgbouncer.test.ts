/** Tests of a server behind PgBouncer in transaction mode, in which each transaction may get another connection. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '../../src/lib/database/connect.ts';
import { DatabaseUnavailable } from '../../src/lib/database/database-unavailable.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { migrateDatabase } from '../../src/lib/database/migrate.ts';
import { requireDatabase } from '../../src/lib/database/require-database.ts';
import { WORK_TIMEOUTS } from '../../src/lib/database/timeouts.ts';
import { inTransaction } from '../../src/lib/database/transaction.ts';
import { createEmptyDatabase, type TestDatabase } from './create-test-database.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgbouncer.ts';

/** Number of connections, fewer than the servers have, so that these share them. */
const CONNECTIONS = 3;
const SERVERS = 4;

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  let folder: string;
  let servers: Db[];
  beforeEach(async () => {
    database = await createEmptyDatabase();
    const name = sql.id(new URL(database.url).pathname.slice(1));
    await sql`ALTER DATABASE ${name} SET client_connection_check_interval = '100ms'`.execute(database.db);
    pooler = await startPgBouncer(database.url, CONNECTIONS);
    folder = await mkdtemp(join(tmpdir(), 'trivia-migrations-'));
    servers = Array.from({ length: SERVERS }, () =>
      connectDatabase(pooler.url, { maxConnections: 2, namesStatements: false }),
    );
  });
  afterEach(async () => {
    await Promise.all(servers.map((db) => db.destroy()));
    await pooler.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('servers that start simultaneously run each migration once, and leave no lock or setting behind', async () => {
    await writeFile(join(folder, '0001-shelf.sql'), 'CREATE TABLE shelf (id int); SELECT pg_sleep(0.1);');
    await writeFile(join(folder, '0002-row.sql'), 'INSERT INTO shelf VALUES (1)');
    const runs = await Promise.all(servers.map((db) => migrateDatabase(db, folder)));
    expect(runs.flat().toSorted()).toEqual(['0001-shelf.sql', '0002-row.sql']);
    const locks = await sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database =
      (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(database.db);
    expect(locks.rows).toEqual([]);
  });

  it('a transaction sent with its first statement is one transaction, despite concurrent queries', async () => {
    await sql`CREATE TABLE counter (id int PRIMARY KEY, value int)`.execute(database.db);
    await sql`INSERT INTO counter VALUES (1, 0)`.execute(database.db);
    const count = (db: Db) =>
      inTransaction(db, async (tx) => {
        const { rows } = await sql<{ value: number; id: string }>`
          SELECT value, pg_current_xact_id_if_assigned()::text AS id FROM counter WHERE id = ${1} FOR UPDATE`.execute(
          tx,
        );
        await sql`UPDATE counter SET value = ${(rows[0]?.value ?? 0) + 1} WHERE id = ${1}`.execute(tx);
      });
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => servers[n % SERVERS]).map((db) => db && count(db)),
    );
    const { rows } = await sql`SELECT value FROM counter`.execute(database.db);
    expect(rows).toEqual([{ value: 200 }]);
  });

  it('a statement abandoned by a server is also ended in the database, by the role’s limits', async () => {
    await sql`CREATE TABLE shelf (id int); INSERT INTO shelf VALUES (1)`.execute(database.db);
    const timeouts = { ...WORK_TIMEOUTS, answerMs: 200 };
    const hasty = connectDatabase(pooler.url, { maxConnections: 1, timeouts, namesStatements: false });
    const listWaiting = async () =>
      (
        await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
          database.db,
        )
      ).rows;
    await inTransaction(database.db, async (tx) => {
      await sql`UPDATE shelf SET id = 2`.execute(tx);
      const update = sql`UPDATE shelf SET id = ${3}`.execute(hasty);
      await vi.waitFor(async () => expect(await listWaiting()).toHaveLength(1));
      await expect(update).rejects.toThrow(DatabaseUnavailable);
      await vi.waitFor(async () => expect(await listWaiting()).toEqual([]), { timeout: 3_000 });
    });
    await hasty.destroy();
    expect((await sql`SELECT id FROM shelf`.execute(database.db)).rows).toEqual([{ id: 2 }]);
  });

  it('a server explains the problem if the pooler refuses its timeouts', async () => {
    const strict = await startPgBouncer(database.url, CONNECTIONS, { pool_mode: 'transaction' });
    try {
      await expect(requireDatabase(strict.url)).rejects.toThrow(/unsupported startup parameter/);
    } finally {
      await strict.stop();
    }
  });
});
