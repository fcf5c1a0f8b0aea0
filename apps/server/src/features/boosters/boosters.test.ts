import type { Booster } from '@trivia/contract/play/boosters.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applyBooster, signUpWithBoosters, startOpen } from '../../../test/features/booster-driver.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption, goOn, playRound } from '../../../test/support/daily-driver.ts';
import { giveBoosters, giveCoins } from '../../../test/support/give.ts';
import { PUZZLE, QUIZ, startSolo } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

const startSoloUnder = (player: TestPlayer, headers: Record<string, string>) =>
  player.post('/play/matches', QUIZ, headers);

const quantityOf = async (player: TestPlayer, type: string): Promise<number | undefined> => {
  const { body } = await player.get<{ data: Booster[] }>('/store/boosters');
  return body.data.find((booster) => booster.type === type)?.quantity;
};

describe('GET play/boosters', () => {
  it('lists the boosters that have an effect in a mode, in the fields of the specification', async () => {
    const player = await signUpWithBoosters(server, 'freemium', ['shield']);
    const { body } = await player.get<{ data: Booster[] }>('/play/boosters?type=quiz&mode=solo');
    expect(body.data.map(({ type }) => type)).toEqual([
      'fifty_fifty',
      'second_chance',
      'double_points',
      'audience',
    ]);
    expect(body.data[3]).toEqual({
      type: 'audience',
      quantity: 0,
      is_disabled: false,
      price: { coins: 50, points: null },
      needs_plus: true,
    });
    const survival = await player.get<{ data: Booster[] }>('/play/boosters?type=survival&mode=solo');
    expect(survival.body.data.find(({ type }) => type === 'shield')).toMatchObject({ quantity: 1 });
    expect(await player.get('/play/boosters?type=puzzle&mode=multi')).toMatchObject({ body: { data: [] } });
  });
});

describe('POST store/boosters/{type}/purchase', () => {
  it('201: sells for coins or points, and returns the wallet', async () => {
    const player = await signUpWithBoosters(server, 'freemium', []);
    const bought = await player.post<Booster>('/store/boosters/shield/purchase', {
      currency: 'coin',
      quantity: 2,
    });
    expect(bought).toMatchObject({ status: 201, body: { type: 'shield', quantity: 2 } });
    expect(bought.userPatch).toMatchObject({ coin: 140, point: 200 });
    await player.post('/store/boosters/shield/purchase', { currency: 'point' });
    expect(await getWallet(server.db, player.id)).toMatchObject({ coin: 140, point: 140 });
    expect(await quantityOf(player, 'shield')).toBe(3);
  });

  it('201: 20 simultaneous calls with one key sell once', async () => {
    const player = await signUpWithBoosters(server, 'freemium', []);
    const headers = { 'idempotency-key': 'one-purchase' };
    const sold = await Promise.all(
      Array.from({ length: 20 }, () =>
        player.post('/store/boosters/extra_time/purchase', { currency: 'coin' }, headers),
      ),
    );
    expect(new Set(sold.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(sold.map(({ text }) => text)).size).toBe(1);
    expect(await quantityOf(player, 'extra_time')).toBe(1);
    expect(await getWallet(server.db, player.id)).toMatchObject({ coin: 170 });
  });

  it('201: a repeat with its key gets the first reply, also after other purchases', async () => {
    const player = await signUpWithBoosters(server, 'freemium', []);
    const headers = { 'idempotency-key': 'lost-reply' };
    const buy = (more = {}) => player.post('/store/boosters/shield/purchase', { currency: 'coin' }, more);
    const first = await buy(headers);
    await buy();
    expect(await buy(headers)).toMatchObject({ status: 201, text: first.text });
    expect(await quantityOf(player, 'shield')).toBe(2);
  });

  it('409: a key that was used with another body, path or method', async () => {
    const player = await signUpWithBoosters(server, 'freemium', []);
    const headers = { 'idempotency-key': 'one-use' };
    const buy = (type: string, quantity: number) =>
      player.post(`/store/boosters/${type}/purchase`, { currency: 'coin', quantity }, headers);
    await buy('shield', 1);
    const others = [
      await buy('shield', 2),
      await buy('extra_time', 1),
      await startSoloUnder(player, headers),
    ];
    for (const other of others)
      expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await quantityOf(player, 'shield')).toBe(1);
  });

  it('402 frees the key for another try', async () => {
    const player = await signUpWithBoosters(server, 'freemium', []);
    const headers = { 'idempotency-key': 'tried-twice' };
    const buy = () =>
      player.post('/store/boosters/shield/purchase', { currency: 'coin', quantity: 7 }, headers);
    expect(await buy()).toMatchObject({ status: 402 });
    await giveCoins(server.deps, player.id, { coins: 100 });
    expect(await buy()).toMatchObject({ status: 201, body: { quantity: 7 } });
  });

  it('400 without a key', async () => {
    const player = await signUpWithBoosters(server, 'freemium', []);
    const headers = { 'idempotency-key': '' };
    expect(await player.post('/store/boosters/shield/purchase', { currency: 'coin' }, headers)).toMatchObject(
      {
        status: 400,
        body: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
      },
    );
  });

  it('402 beyond the balance, 422 for a booster not sold for points, 403 with an incomplete account', async () => {
    const player = await signUpWithBoosters(server, 'plus', []);
    const buy = (type: string, body: Record<string, unknown>) =>
      player.post(`/store/boosters/${type}/purchase`, body);
    expect(await buy('shield', { currency: 'coin', quantity: 7 })).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_COINS' },
    });
    expect(await buy('shield', { currency: 'point', quantity: 4 })).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_POINTS' },
    });
    expect(await buy('audience', { currency: 'point' })).toMatchObject({
      status: 422,
      body: { code: 'NOT_SOLD_FOR_POINTS' },
    });
    expect(await buy('jetpack', { currency: 'coin' })).toMatchObject({ status: 422 });
    const freemium = await signUpWithBoosters(server, 'freemium', []);
    const forPlus = await freemium.post('/store/boosters/audience/purchase', { currency: 'coin' });
    expect(forPlus).toMatchObject({ status: 402, body: { code: 'SUBSCRIPTION_REQUIRED' } });
    expect(await getWallet(server.db, freemium.id)).toMatchObject({ coin: 200 });
    const incomplete = await server.signUp({ isComplete: false });
    expect(await incomplete.post('/store/boosters/shield/purchase', { currency: 'coin' })).toMatchObject({
      status: 403,
    });
    expect(await quantityOf(player, 'shield')).toBe(0);
  });
});

describe('POST play/matches/{id}/boosters refuses', () => {
  it('422 after an answer, with the text of the catalogue', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, QUIZ);
    await applyBooster(player, match, 'second_chance');
    await answerRound(player, match, await findOption(server, match, false));
    expect(await applyBooster(player, match, 'fifty_fifty')).toMatchObject({
      status: 422,
      body: {
        code: 'BOOSTER_AFTER_ANSWER',
        message: "You can't use boosters after you select an answer",
      },
    });
    expect(await quantityOf(player, 'fifty_fifty')).toBe(1);
  });

  it('422 the same kind twice in a match, and one without an effect there', async () => {
    const player = await signUpWithBoosters(server);
    await giveBoosters(server.deps, player.id);
    let match = await startOpen(server, player, QUIZ);
    await applyBooster(player, match, 'fifty_fifty');
    expect(await applyBooster(player, match, 'fifty_fifty')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_USED' },
    });
    match = await goOn(player, await playRound(server, player, match, true));
    server.clock.advance(1_000);
    expect(await applyBooster(player, match, 'fifty_fifty')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_USED' },
    });
    expect(await applyBooster(player, match, 'shield')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_NOT_HERE' },
    });
    expect(await applyBooster(player, match, 'extra_time')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_NOT_HERE' },
    });
    expect(await quantityOf(player, 'fifty_fifty')).toBe(1);
  });

  it('422 double points in a match with a wager', async () => {
    const player = await signUpWithBoosters(server);
    const match = await startOpen(server, player, { ...QUIZ, wagerPoints: 10 });
    expect(await applyBooster(player, match, 'double_points')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_NOT_HERE' },
    });
  });

  it('402 without a booster, 404 in a stranger’s match, 409 before and after the round', async () => {
    const player = await signUpWithBoosters(server, 'plus', []);
    const match = await startSolo(player, PUZZLE);
    expect(await applyBooster(player, match, 'fifty_fifty')).toMatchObject({
      status: 409,
      body: { code: 'ROUND_NOT_OPEN' },
    });
    server.clock.advance(1_000);
    expect(await applyBooster(player, match, 'fifty_fifty')).toMatchObject({
      status: 402,
      body: { code: 'NO_BOOSTER_LEFT' },
    });
    expect(await applyBooster(await signUpWithBoosters(server), match, 'fifty_fifty')).toMatchObject({
      status: 404,
      body: { code: 'MATCH_NOT_FOUND' },
    });
    const closed = await playRound(server, player, match, true);
    await giveBoosters(server.deps, player.id);
    expect(await applyBooster(player, closed, 'fifty_fifty', 1)).toMatchObject({
      status: 409,
      body: { code: 'ROUND_CLOSED' },
    });
    await player.post(`/play/matches/${match.id}/leave`);
    expect(await applyBooster(player, closed, 'fifty_fifty', 1)).toMatchObject({
      status: 409,
      body: { code: 'MATCH_OVER' },
    });
  });

  it('20 simultaneous calls use one booster', async () => {
    const player = await signUpWithBoosters(server);
    await giveBoosters(server.deps, player.id);
    const match = await startOpen(server, player, QUIZ);
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => applyBooster(player, match, 'fifty_fifty')),
    );
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await quantityOf(player, 'fifty_fifty')).toBe(1);
  });
});
