/** Due times in `match_due` follow the matches in play. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { playRound, startDaily } from '../../../test/support/daily-driver.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

/** Reads the due times from `match` and from `match_due`. */
async function readBoth() {
  const { rows: own } = await sql`
    SELECT id, coalesce(due_at, 'infinity')::text AS due FROM match WHERE status = 'playing' ORDER BY id`.execute(
    server.db,
  );
  const { rows: listed } = await sql`
    SELECT match_id AS id, due_at::text AS due FROM match_due ORDER BY match_id`.execute(server.db);
  return { own, listed };
}

async function expectSame(matches: number): Promise<void> {
  const { own, listed } = await readBoth();
  expect(listed).toEqual(own);
  expect(listed).toHaveLength(matches);
}

it('match_due follows a match from start to end, with and without a clock', async () => {
  const players = [await server.signUp(), await server.signUp()];
  const [first, second] = await Promise.all(players.map(startDaily));
  const [one] = players;
  if (!one || !first || !second) throw new Error('Two matches begin');
  await expectSame(2);
  await playRound(server, one, first, true);
  await expectSame(2);
  for (const dueAt of [null, new Date(server.clock.nowMs())]) {
    await server.db.updateTable('match').set({ due_at: dueAt }).where('id', '=', second.id).execute();
    await expectSame(2);
  }
  await one.post<MatchView>(`/play/matches/${first.id}/leave`);
  await expectSame(1);
});
