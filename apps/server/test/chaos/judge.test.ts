import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import { playDaily, startDaily } from '../support/daily-driver.ts';
import { giveCoins } from '../support/give.ts';
import { addTestPlayer, type TestPlayer } from '../support/test-player.ts';
import { type Guest, PURSE } from './crowd.ts';
import { judgeEnd, judgeNow } from './judge.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await addTestPlayer(server.app, server);
  await giveCoins(server, player.id, { coins: PURSE, points: PURSE });
});

const asGuest = (more: Partial<Guest> = {}): Guest => ({
  id: player.id,
  token: player.token,
  acknowledged: [],
  told: [],
  faults: [],
  playUntil: async () => {},
  ...more,
});

async function playOneRight() {
  const { id: matchId, closedRounds } = await playDaily(server, player, 1);
  const [first] = closedRounds;
  return { matchId, round: 1, optionId: first?.myOptionId ?? '' };
}

it('finds nothing where all is right', async () => {
  const answer = await playOneRight();
  const guest = asGuest({ acknowledged: [answer], told: [{ ...answer, verdict: 'right' }] });
  expect(await judgeEnd(server.db, [guest])).toEqual([]);
});

it('finds an answer that is not there, be it another player’s', async () => {
  const answer = await playOneRight();
  const other = await addTestPlayer(server.app, server);
  const guest = asGuest({ id: other.id, acknowledged: [answer] });
  expect(await judgeNow(server.db, [guest])).toEqual([expect.stringContaining('lost answer')]);
});

it('finds a verdict that differs from the player’s', async () => {
  const answer = await playOneRight();
  const guest = asGuest({ told: [{ ...answer, verdict: 'wrong' }] });
  expect(await judgeNow(server.db, [guest])).toEqual([expect.stringContaining('told wrong')]);
});

it('finds a purse that holds a coin too many, a fault that was answered, and a match that goes on', async () => {
  await giveCoins(server, player.id, { coins: 1 });
  const match = await startDaily(player);
  expect(await judgeEnd(server.db, [asGuest({ faults: ['GET /user/me: 500'] })])).toEqual([
    '1 matches never ended',
    expect.stringContaining('purse'),
    'reply GET /user/me: 500',
  ]);
  await player.post(`/play/matches/${match.id}/leave`);
});

it('finds a balance that differs from its entries', async () => {
  await server.db
    .updateTable('ledger_account')
    .set({ balance: 7 })
    .where('player_id', '=', player.id)
    .execute();
  const found = await judgeNow(server.db, [asGuest()]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((line) => line.startsWith('ledger: balance'))).toBe(true);
});
