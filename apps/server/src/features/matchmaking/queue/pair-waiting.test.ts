import { setTimeout as sleep } from 'node:timers/promises';
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

/** Runs an action while another server pairs the pool. */
const whilePaired = <Result>(run: () => Promise<Result>) =>
  inTransaction(server.db, async (tx) => {
    expect(await tryLockPool(tx, pool)).toBe(true);
    return await run();
  });

const joinAll = async () => {
  const replies = await Promise.all(players.map((player) => join(player, TUG)));
  return replies.map(({ status, body }) => [status, body.status]);
};

const countMatches = async () => (await server.db.selectFrom('match').select('id').execute()).length;

it('pairing waits no longer than a second for another server that pairs the same pool', async () => {
  expect(await whilePaired(joinAll)).toEqual([
    [200, 'waiting'],
    [200, 'waiting'],
  ]);
  const [one] = players;
  expect(one && (await join(one, TUG)).body.status).toBe('matched');
});

it('a player who joins while another server pairs the pool is paired right after it', async () => {
  const [first, second] = players;
  if (!first || !second) throw new Error('Both players have signed up');
  await join(first, TUG);
  const { joining } = await whilePaired(async () => {
    const joining = join(second, TUG);
    await sleep(200);
    return { joining };
  });
  expect((await joining).body.status).toBe('matched');
});

it('a pairing that callers waited for first calls those who gave no sign meanwhile', async () => {
  await whilePaired(joinAll);
  const askedAtMs = server.clock.nowMs();
  server.clock.advance(2_000);
  await pairWaiting(server.deps, pool, askedAtMs);
  expect(await countMatches()).toBe(0);
  // Their next polls respond to the call.
  expect((await joinAll()).map(([, status]) => status)).toContain('matched');
  expect(await countMatches()).toBe(1);
});

it('pairing starts no further match after its time limit', async () => {
  await whilePaired(joinAll);
  const nowMs = server.clock.nowMs();
  let looks = 0;
  // Each read advances the clock by two seconds.
  const clock = { nowMs: () => nowMs + 2_000 * looks++ };
  await pairWaiting({ ...server.deps, clock }, pool, nowMs);
  expect(await countMatches()).toBe(0);
  await pairWaiting(server.deps, pool, nowMs);
  expect(await countMatches()).toBe(1);
});
