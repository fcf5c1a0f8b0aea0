import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playDaily } from '../../../test/support/daily-driver.ts';
import { makePeriodsAhead } from './make-periods-ahead.ts';
import { periodAt, periodsBetween } from './period.ts';
import { listPeriods, proveAbsence } from './round-partitions.ts';

const NOW_MS = Date.UTC(2026, 10, 15);

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

async function makeAhead(nowMs: number, months?: number): Promise<string[]> {
  const config = { ...server.deps.config, KEEP_ROUNDS_MONTHS: months };
  await makePeriodsAhead({ ...server.deps, config, clock: { nowMs: () => nowMs } });
  return (await listPeriods(server.db)).map(({ name }) => name);
}

const partitionsOf = async (table: 'match_round' | 'match_answer', matchId: string) => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT tableoid::regclass::text AS name FROM ${sql.table(table)} WHERE match_id = ${matchId}`.execute(
    server.db,
  );
  return rows.map(({ name }) => name);
};

it('makes this month and the next one where months are let go, once', async () => {
  const names = ['2026_11', '2026_12'];
  expect(await makeAhead(NOW_MS, 3)).toEqual(names);
  expect(await makeAhead(NOW_MS, 3)).toEqual(names);
  expect(await makeAhead(Date.UTC(2026, 11, 20), 3)).toEqual([...names, '2027_01']);
});

it('makes none where everything is kept', async () => {
  expect(await makeAhead(NOW_MS)).toEqual([]);
});

it('puts a match where its id belongs, and one from outside of all periods in the rest', async () => {
  await makeAhead(Date.now(), 3);
  const player = await server.signUp();
  const match = await playDaily(server, player, 3);
  const { name } = periodAt(Date.now());
  expect(await partitionsOf('match_round', match.id)).toEqual([`match_round_${name}`]);
  expect(await partitionsOf('match_answer', match.id)).toEqual([`match_answer_${name}`]);

  const other = randomUUID();
  await sql`
    WITH copied AS (
      INSERT INTO match (id, mode_id, type, mode, packed_seed, setup, state, status, phase, round, round_count, version, created_at)
      SELECT ${other}, mode_id, type, mode, packed_seed, setup, state, status, phase, round, round_count, version, created_at
        FROM match WHERE id = ${match.id})
    INSERT INTO match_round (match_id, round, question_id, question_version, packed_ids, packed_order, opens_at)
    SELECT ${other}, round, question_id, question_version, packed_ids, packed_order, opens_at
      FROM match_round WHERE match_id = ${match.id}`.execute(server.db);
  expect(await partitionsOf('match_round', other)).toEqual(['match_round_rest']);
});

it('leaves a month alone that has begun in the rest, and makes the next one', async () => {
  await playDaily(server, await server.signUp(), 3);
  const [begun, next] = periodsBetween(Date.now(), Date.now() + 31 * 24 * 60 * 60 * 1000);
  const names = await makeAhead(Date.now(), 3);
  expect(names).not.toContain(begun?.name);
  expect(names).toContain(next?.name);
});

it('drops a proof that a crash has left, which would refuse the rows of its month, also where everything is kept', async () => {
  await proveAbsence(server.db, periodAt(Date.now()));
  await makeAhead(Date.now());
  expect((await playDaily(server, await server.signUp(), 3)).phase).toBe('over');
});
