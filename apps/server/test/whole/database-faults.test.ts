/** Tests of calls during and after database faults. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../src/lib/database/connect.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import { DAILY } from '../support/daily-driver.ts';
import type { TestPlayer } from '../support/test-player.ts';

const KEY = { 'idempotency-key': '0198c1d2-1111-7abc-8def-000000000001' };

let server: TestServer;
let player: TestPlayer;
/** Database connections outside the server. */
let outside: Db;
beforeEach(async () => {
  server = await buildTestServer();
  player = await server.signUp();
  outside = connectDatabase(server.databaseUrl, { maxConnections: 2 });
});
afterEach(async () => {
  await outside.destroy();
  await server.close();
});

const start = (headers: Record<string, string> = {}) =>
  player.post<MatchView & { message: string; code: string }>('/play/matches', DAILY, { ...KEY, ...headers });

/** Terminates all connections that wait for a lock, like a restart of the database. */
const endWaiting = (db: Db) =>
  sql<{ ended: boolean }>`
    SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);

async function startWhileConnectionEnds(language: string) {
  return await outside.transaction().execute(async (tx) => {
    await sql`LOCK TABLE match IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const answer = start({ 'accept-language': language });
    await expect.poll(async () => (await endWaiting(outside)).rows, { interval: 20 }).not.toEqual([]);
    return await answer;
  });
}

const makeFull = (state: string) =>
  sql
    .raw(
      `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${state}'; END $$;
       CREATE TRIGGER refuse BEFORE INSERT ON match FOR EACH ROW EXECUTE FUNCTION refuse()`,
    )
    .execute(outside);

describe('a call with a lost database connection', () => {
  it.each([
    ['en', 'We’ll be back in a moment.'],
    ['ar', 'سنعود بعد لحظات.'],
    ['ckb', 'دوای ساتێک دەگەڕێینەوە.'],
  ])(
    'gets an error in its language (%s) with a retry time, and can be repeated',
    async (language, message) => {
      const { status, body, headers } = await startWhileConnectionEnds(language);
      expect({ status, body }).toEqual({ status: 503, body: { code: 'SERVICE_UNAVAILABLE', message } });
      expect(headers['retry-after']).toBe('2');
      const again = await start();
      expect(again.status).toBe(201);
      expect((await start()).body.id).toBe(again.body.id);
    },
  );

  it('leaves no partial changes after a loss at the commit', async () => {
    await sql
      .raw(
        `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
         CREATE CONSTRAINT TRIGGER die AFTER INSERT ON match
         DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die()`,
      )
      .execute(outside);
    expect((await start()).status).toBe(503);
    await sql`DROP TRIGGER die ON match`.execute(outside);
    expect((await start()).status).toBe(201);
    const { rows } = await sql`SELECT id FROM match`.execute(outside);
    expect(rows).toHaveLength(1);
  });
});

describe('an unavailable database', () => {
  it.each([
    ['its disk is full', '53100'],
    ['it has no memory', '53200'],
    ['it has become the second of two', '25006'],
    ['it takes too long', '57014'],
  ])('is reported while %s, and recovers afterwards', async (_trouble, state) => {
    await makeFull(state);
    expect((await start()).body.code).toBe('SERVICE_UNAVAILABLE');
    await sql`DROP TRIGGER refuse ON match`.execute(outside);
    expect((await start()).status).toBe(201);
  });

  it('is not reported for an error of our own', async () => {
    await makeFull('XX000');
    expect((await start()).body.code).toBe('INTERNAL_ERROR');
  });
});
