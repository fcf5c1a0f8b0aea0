/** Order of the row locks of an answer, which has to be that of boosters and of closing rounds. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { startDaily } from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { makePeriodsAhead } from '../archive/make-periods-ahead.ts';
import { type AnswerToRecord, recordAnswers } from './answer.repository.ts';

let server: TestServer;
let player: TestPlayer;
let answer: AnswerToRecord;
beforeAll(async () => {
  server = await buildTestServer({ environment: { KEEP_ROUNDS_MONTHS: '2' } });
  await makePeriodsAhead({ ...server.deps, clock: { nowMs: () => Date.now() } });
});
afterAll(() => server.close());

beforeEach(async () => {
  player = await server.signUp();
  const { id: matchId, round } = await startDaily(player);
  server.clock.advance(1_000);
  answer = {
    matchId,
    playerId: player.id,
    round: 1,
    optionId: round?.question.options[0]?.id ?? '',
    lockedAtMs: server.clock.nowMs(),
    seenForMs: 0,
    creditLimitMs: 0,
  };
});

const lockRound = (tx: Tx) =>
  sql`SELECT FROM match_round WHERE match_id = ${answer.matchId} FOR UPDATE`.execute(tx);
const lockSeat = (tx: Tx) =>
  sql`SELECT FROM match_player WHERE match_id = ${answer.matchId} FOR NO KEY UPDATE NOWAIT`.execute(tx);

/** Resolves once a statement of the database waits for a lock. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        SELECT FROM pg_locks WHERE NOT granted
           AND database IS NOT DISTINCT FROM (SELECT oid FROM pg_database WHERE datname = current_database())
            OR NOT granted AND locktype = 'transactionid'`.execute(server.db);
      return rows.length;
    })
    .toBeGreaterThan(0);

it('an answer that waits for its round has not locked its seat', async () => {
  let recorded: ReturnType<typeof recordAnswers> | undefined;
  await inTransaction(server.db, async (tx) => {
    await lockRound(tx);
    recorded = recordAnswers(server.db, [answer], { isPaid: false, waitsForLocks: true });
    await someoneWaits();
    await lockSeat(tx);
  });
  expect((await recorded)?.has(answer)).toBe(true);
});
