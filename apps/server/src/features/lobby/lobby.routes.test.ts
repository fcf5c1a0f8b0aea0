import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { signUpWith, stakesOf, startSolo } from '../../../test/support/solo-driver.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

describe('GET play/plans', () => {
  it('lists costs, rewards and availability of each mode', async () => {
    const player = await signUpWith(server);
    expect(await stakesOf(player, 'quiz')).toMatchObject({
      id: 'standard',
      entryCoins: 0,
      coinsPerAnswer: 2,
      wagers: [0, 10, 25, 50, 100, 250],
      rewards: { pointsPerRight: 5, pointsForAllRight: 0, pointsForWin: 0, hasPot: false },
      rounds: 5,
      seconds: null,
      lives: null,
      mayPlay: true,
      refusal: null,
      playsLeft: null,
    });
    expect(await stakesOf(player, 'survival')).toMatchObject({
      entryCoins: 5,
      lives: 3,
      seconds: 20,
      mayPlay: false,
      refusal: 'SUBSCRIPTION_REQUIRED',
    });
    expect(await stakesOf(player, 'tugofwar', 'multi')).toMatchObject({ minPlayers: 2, nextSeedHash: null });
    const battles = await player.get<{ data: StakesOffer[] }>('/play/plans?type=headtohead&mode=multi');
    expect(battles.body.data.map(({ entryCoins }) => entryCoins)).toEqual([0, 10, 50]);
    expect(battles.body.data[0]).toMatchObject({ playsLeft: 3, mayPlay: true });
    expect(battles.body.data[2]).toMatchObject({ rewards: { pointsForWin: 200, hasPot: true } });
  });

  it('is empty for a type without modes, and refuses an unknown type', async () => {
    const player = await signUpWith(server);
    expect(await stakesOf(player, 'puzzle', 'multi')).toBeUndefined();
    expect(await player.get('/play/plans?type=chess&mode=solo')).toMatchObject({ status: 422 });
    expect(await player.get('/play/plans')).toMatchObject({ status: 422 });
  });

  it('counts the daily challenges of this week, and returns when the count resets', async () => {
    const player = await signUpWith(server);
    await startSolo(player, { type: 'daily', mode: 'solo' });
    const offer = await stakesOf(player, 'daily');
    expect(offer).toMatchObject({ playsLeft: 2, mayPlay: true });
    expect(offer?.playsReturnAtMs).toBeGreaterThan(server.clock.nowMs());
  });

  it('allows the last challenge of the week to be finished', async () => {
    const player = await signUpWith(server);
    // Wednesday to Friday: the week of Baghdad begins on Saturday.
    for (let day = 1; day <= 3; day += 1) {
      const match = await startSolo(player, { type: 'daily', mode: 'solo' });
      expect(await stakesOf(player, 'daily')).toMatchObject({ mayPlay: true, unfinishedMatchId: match.id });
      await player.post(`/play/matches/${match.id}/leave`);
      expect(await stakesOf(player, 'daily')).toMatchObject({
        mayPlay: false,
        refusal: 'ALREADY_PLAYED_TODAY',
        playsLeft: 3 - day,
      });
      server.clock.advance(24 * 60 * 60 * 1000);
    }
  });
});

it('POST spin/random-category draws any category', async () => {
  const player = await signUpWith(server);
  const drawn = new Set<string>();
  for (let spin = 0; spin < 60; spin += 1) {
    const { body } = await player.post<{ categoryId: string }>('/spin/random-category');
    drawn.add(body.categoryId);
  }
  // The probability that 60 spins miss four or more of 12 is below 1 in 10,000.
  expect(drawn.size).toBeGreaterThan(8);
});
