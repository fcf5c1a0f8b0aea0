import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { insertEvents } from '../save-match.ts';
import { forgetMatchEvents } from './forget-match-events.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOON_MS = Date.UTC(2026, 10, 23, 12);
const MATCH = '00000000-0000-4000-8000-0000000000a1';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterEach(() => server.close());

const eventAt = (age: number, version: number) => ({
  matchId: MATCH,
  version,
  kind: 'round.closed' as const,
  atMs: NOON_MS - age * HOUR_MS,
  data: {},
  isLive: true,
  playerCount: 2,
});

/** Ages in hours of the events that are there, youngest first. */
async function listAges(): Promise<number[]> {
  const left = await server.db.selectFrom('match_event').select('at').orderBy('at', 'desc').execute();
  return left.map(({ at }) => (NOON_MS - at.getTime()) / HOUR_MS);
}

it('keeps the last 60 hours at noon, and deletes the day before them', async () => {
  const ages = Array.from({ length: 14 }, (_, at) => at * 6);
  await inTransaction(server.db, (tx) => insertEvents(tx, ages.map(eventAt)));
  expect(await listAges()).toEqual(ages);
  await forgetMatchEvents({ db: server.db, clock: { nowMs: () => NOON_MS } });
  expect(await listAges()).toEqual(ages.filter((age) => age <= 60));
});

it('gives up and deletes nothing while a reader holds the table for long', async () => {
  await inTransaction(server.db, (tx) => insertEvents(tx, [eventAt(72, 1)]));
  await inTransaction(server.db, async (reader) => {
    await reader.selectFrom('match_event').select('version').execute();
    const forget = forgetMatchEvents({ db: server.db, clock: { nowMs: () => NOON_MS } });
    await expect(forget).rejects.toThrow('lock timeout');
  });
  expect(await listAges()).toEqual([72]);
});
