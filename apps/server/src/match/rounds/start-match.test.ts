import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { FIRST_LIVE_ROUND_IN_MS, FIRST_ROUND_IN_MS } from '../timing.ts';
import { startMatch } from './start-match.ts';

const SLEPT_MS = 12_000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

/** Reads when the first round of the only match opens, which is set before the draw. */
async function readOpening(): Promise<number | undefined> {
  const { next_round_at, opens_at } = await server.db
    .selectFrom('match')
    .leftJoin('match_round', 'match_round.match_id', 'match.id')
    .select(['next_round_at', 'opens_at'])
    .executeTakeFirstOrThrow();
  return (opens_at ?? next_round_at)?.getTime();
}

const solo = { modeId: 'quiz', stakesId: null, seats: 1, leadMs: FIRST_ROUND_IN_MS } as const;
const live = { modeId: 'head-to-head', stakesId: 'free', seats: 2, leadMs: FIRST_LIVE_ROUND_IN_MS } as const;
/** The clock is read before the draw, after it, and after all writes. */
const atDraw = { place: 'while its question was drawn', sleepsAtLook: 2, looks: 3 };
const atWriting = { place: 'while it was written, and the start is repeated', sleepsAtLook: 3, looks: 6 };

it.each([
  { ...solo, ...atDraw },
  { ...solo, ...atWriting },
  { ...live, ...atWriting },
])(
  'opens the first round of a match of $seats in time, even if the server was suspended $place',
  async ({ modeId, stakesId, seats, leadMs, sleepsAtLook, ...expected }) => {
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
    const signedUp = await Promise.all(
      Array.from({ length: seats }, () => server.signUp({ membership: 'plus' })),
    );
    const players = signedUp.map(({ id }) => ({ id, membership: 'plus' as const, isBot: false }));
    const setup = { players, stakesId, wagerPoints: 0, categoryId: null, tournament: null };
    const id = randomUUID();
    await inTransaction(db, (tx) =>
      startMatch({ clock: sleepy, engine: server.engine }, tx, { id, modeId, setup }),
    );
    expect(await readOpening()).toBe(beganAtMs + SLEPT_MS + leadMs);
    expect(looks).toBe(expected.looks);
  },
);
