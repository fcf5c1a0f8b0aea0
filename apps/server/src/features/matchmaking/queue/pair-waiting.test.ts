import { modes } from '@trivia/rules/modes/table.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { join, signUpRich, TUG } from '../../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../../test/support/test-player.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import type { QueuePool } from '../matchmaking.tables.ts';
import { pairWaiting, tryLockPool } from './pair-waiting.ts';

const pool: QueuePool = { mode_id: 'tug-of-war', plan_id: modes['tug-of-war'].stakes[0]?.id ?? '' };

let server: TestServer;
let players: TestPlayer[];
beforeEach(async () => {
  server = await buildTestServer();
  players = [await signUpRich(server), await signUpRich(server)];
});
afterEach(() => server.close());

/** Lets both join while another server pairs the pool, and returns the replies. */
const joinMeanwhile = () =>
  inTransaction(server.db, async (tx) => {
    expect(await tryLockPool(tx, pool)).toBe(true);
    const replies = await Promise.all(players.map((player) => join(player, TUG)));
    return replies.map(({ status, body }) => [status, body.status]);
  });

const countMatches = async () => (await server.db.selectFrom('match').select('id').execute()).length;

it('does not wait for another server that pairs the pool; players are paired at their next poll', async () => {
  expect(await joinMeanwhile()).toEqual([
    [200, 'waiting'],
    [200, 'waiting'],
  ]);
  const [one] = players;
  expect(one && (await join(one, TUG)).body.status).toBe('matched');
});

it('starts nothing more once its turn is over', async () => {
  await joinMeanwhile();
  const nowMs = server.clock.nowMs();
  let looks = 0;
  // Each reading of the clock is two seconds after the one before.
  const clock = { nowMs: () => nowMs + 2_000 * looks++ };
  await pairWaiting({ ...server.deps, clock }, pool, nowMs);
  expect(await countMatches()).toBe(0);
  await pairWaiting(server.deps, pool, nowMs);
  expect(await countMatches()).toBe(1);
});
