import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import { playDaily, startDaily } from '../support/daily-driver.ts';
import { giveCoins } from '../support/give.ts';
import { playSolo, QUIZ } from '../support/solo-driver.ts';
import { addTestPlayer, type TestPlayer } from '../support/test-player.ts';
import { findFaultsAtEnd, findFaultsNow } from './check-database.ts';
import { type Guest, START_BALANCE } from './crowd.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await addTestPlayer(server.app, server);
  await giveCoins(server, player.id, { coins: START_BALANCE, points: START_BALANCE });
});

const asGuest = (more: Partial<Guest> = {}): Guest => ({
  id: player.id,
  token: player.token,
  acknowledged: [],
  verdicts: [],
  faults: [],
  playUntil: async () => {},
  ...more,
});

async function playOneRight() {
  const { id: matchId, closedRounds } = await playDaily(server, player, 1);
  const [first] = closedRounds;
  return { matchId, round: 1, optionId: first?.myOptionId ?? '' };
}

it('the checks find nothing in a correct database', async () => {
  const answer = await playOneRight();
  // Setups are stored without default values, such as a wager of nothing.
  await playSolo(server, player, QUIZ, '+-+++');
  const guest = asGuest({ acknowledged: [answer], verdicts: [{ ...answer, verdict: 'right' }] });
  expect(await findFaultsAtEnd(server.db, [guest])).toEqual([]);
});

it('the checks find a missing answer, even if another player gave it', async () => {
  const answer = await playOneRight();
  const other = await addTestPlayer(server.app, server);
  const guest = asGuest({ id: other.id, acknowledged: [answer] });
  expect(await findFaultsNow(server.db, [guest])).toEqual([expect.stringContaining('lost answer')]);
});

it('the checks find a verdict that differs from the reported one', async () => {
  const answer = await playOneRight();
  const guest = asGuest({ verdicts: [{ ...answer, verdict: 'wrong' }] });
  expect(await findFaultsNow(server.db, [guest])).toEqual([expect.stringContaining('reported as wrong')]);
});

it('the checks find a wrong balance, a server error, and a running match', async () => {
  await giveCoins(server, player.id, { coins: 1 });
  const match = await startDaily(player);
  expect(await findFaultsAtEnd(server.db, [asGuest({ faults: ['GET /user/me: 500'] })])).toEqual([
    '1 matches never ended',
    expect.stringContaining('balance of'),
    'reply GET /user/me: 500',
  ]);
  await player.post(`/play/matches/${match.id}/leave`);
});

it('the checks find a balance that differs from its entries', async () => {
  await server.db
    .updateTable('ledger_account')
    .set({ balance: 7 })
    .where('player_id', '=', player.id)
    .execute();
  const found = await findFaultsNow(server.db, [asGuest()]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((line) => line.startsWith('ledger: balance'))).toBe(true);
});
