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

/** The clock is looked at before the question is drawn, after that, and when all is written. */
it.each([
  { place: 'while its question was drawn', sleepsAtLook: 2, looks: 3 },
  { place: 'while it was written, and is done anew then', sleepsAtLook: 3, looks: 6 },
])(
  'opens its first round late enough though the server slept $place',
  async ({ sleepsAtLook, ...expected }) => {
    const { clock, db } = server;
    const beganAtMs = clock.nowMs();
    let looks = 0;
    const sleepy = {
      nowMs() {
        looks += 1;
        if (looks === sleepsAtLook) clock.advance(SLEPT_MS);
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
    expect(looks).toBe(expected.looks);
  },
);
