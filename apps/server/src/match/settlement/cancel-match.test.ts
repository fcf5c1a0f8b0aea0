/** Effects of cancelling a match, besides the returned stakes. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyBooster, signUpWithBoosters } from '../../../test/features/booster-driver.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { openRound } from '../../../test/support/live-driver.ts';
import { stakesOf } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { STUCK_AFTER_MS } from '../timing.ts';

const BATTLE = { type: 'headtohead', mode: 'multi', plan: 'free' };
const A_MINUTE_MS = 60_000;

let server: TestServer;
let players: readonly [TestPlayer, TestPlayer];
beforeEach(async () => {
  server = await buildTestServer();
  players = [await signUpWithBoosters(server, 'freemium'), await signUpWithBoosters(server, 'freemium')];
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

const look = async (id: string): Promise<MatchView> =>
  (await players[0].get<MatchView>(`/play/matches/${id}`)).body;

/** A battle with its first round open. */
async function startBattle(): Promise<MatchView> {
  const [first, second] = players;
  await first.post('/play/queue', BATTLE);
  const { body } = await second.post<{ matchId: string }>('/play/queue', BATTLE);
  await openRound(server);
  return await look(body.matchId);
}

/** Makes the rules fail for the match until the engine gives it up. */
async function failUntilCancelled({ id }: MatchView): Promise<void> {
  await server.db.updateTable('match').set({ state: '{}' }).where('id', '=', id).execute();
  for (let leftMs = STUCK_AFTER_MS + A_MINUTE_MS; leftMs > 0; leftMs -= 1_000) {
    server.clock.advance(1_000);
    await server.engine.beat();
    await server.engine.runDue();
  }
  expect(await look(id)).toMatchObject({ phase: 'over', result: { isCancelled: true } });
}

it('a cancelled match returns the boosters that were used', async () => {
  const match = await startBattle();
  const { body } = await applyBooster(players[0], match, 'fifty_fifty');
  expect(body.booster).toMatchObject({ quantity: 0 });
  await failUntilCancelled(match);
  const boosters = await players[0].get<{ data: unknown[] }>('/play/boosters?type=headtohead&mode=multi');
  expect(boosters.body.data).toContainEqual(expect.objectContaining({ type: 'fifty_fifty', quantity: 1 }));
});

it('a cancelled match does not count as a play of a freemium player', async () => {
  const playsLeft = async () => (await stakesOf(players[0], 'headtohead', 'multi'))?.playsLeft;
  const match = await startBattle();
  expect(await playsLeft()).toBe(2);
  await failUntilCancelled(match);
  expect(await playsLeft()).toBe(3);
});
