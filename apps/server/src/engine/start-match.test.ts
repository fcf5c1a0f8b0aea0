import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../lib/database/transaction.ts';
import { buildTestServer, type TestServer } from '../testing/build-test-server.ts';
import { startMatch } from './start-match.ts';
import { FIRST_LIVE_ROUND_IN_MS } from './timing.ts';

const SLEPT_MS = 12_000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

it('is done anew when the server slept in the middle of it, so that its first round is still to come', async () => {
  const { clock, db } = server;
  const beganAtMs = clock.nowMs();
  /** Sleeps once, between the first look at the clock and the second. */
  let looks = 0;
  const sleepy = {
    nowMs() {
      looks += 1;
      if (looks === 2) clock.advance(SLEPT_MS);
      return clock.nowMs();
    },
  };
  const players = [await server.signUp({ plan: 'plus' }), await server.signUp({ plan: 'plus' })].map(
    ({ id }) => ({ id, plan: 'plus' as const, isBot: false }),
  );
  const setup = { players, planId: 'free', wagerPoints: 0, categoryId: null, tournament: null };
  const id = randomUUID();
  await inTransaction(db, (tx) => startMatch({ clock: sleepy }, tx, { id, modeId: 'head-to-head', setup }));
  const rounds = await db.selectFrom('match_round').select('opens_at').where('match_id', '=', id).execute();
  expect(rounds.map(({ opens_at }) => opens_at.getTime() - beganAtMs)).toEqual([
    SLEPT_MS + FIRST_LIVE_ROUND_IN_MS,
  ]);
});
