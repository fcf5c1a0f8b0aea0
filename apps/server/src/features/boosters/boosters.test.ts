import type { Booster } from '@trivia/contract/boosters.ts';
import type { MatchView } from '@trivia/contract/match.ts';
import { type BoosterId, boosterIds } from '@trivia/rules/boosters.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../testing/build-test-server.ts';
import { answerRound, DAILY, findOption, goOn, playRound } from '../../testing/daily-driver.ts';
import { giveBoosters, giveCoins } from '../../testing/give.ts';
import { PUZZLE, playOn, QUIZ, SURVIVAL, startSolo } from '../../testing/solo-driver.ts';
import type { TestPlayer } from '../../testing/test-player.ts';
import { getWallet } from '../wallet/get-wallet.ts';
import { reconcileLedger } from '../wallet/reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

async function signUp(
  plan: 'freemium' | 'plus' = 'plus',
  boosters: readonly BoosterId[] = boosterIds,
): Promise<TestPlayer> {
  const player = await server.signUp({ plan });
  await giveCoins(server.deps, player.id, { coins: 200, points: 200 });
  await giveBoosters(server.deps, player.id, boosters);
  return player;
}

/** A game with its first round open. */
async function startOpen(player: TestPlayer, game: Record<string, unknown>): Promise<MatchView> {
  const match = await startSolo(player, game);
  server.clock.advance(1_000);
  return match;
}

interface Used {
  readonly booster: Booster;
  readonly match: MatchView;
}

const apply = (player: TestPlayer, match: MatchView, type: string, round = match.round?.number ?? 0) =>
  player.post<Used>(`/play/matches/${match.id}/boosters`, { round, type });

const quantityOf = async (player: TestPlayer, type: string): Promise<number | undefined> => {
  const { body } = await player.get<{ data: Booster[] }>('/store/boosters');
  return body.data.find((booster) => booster.type === type)?.quantity;
};

describe('GET play/boosters', () => {
  it('lists what does something in a mode, in the fields of the specification', async () => {
    const player = await signUp('freemium', ['shield']);
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
  it('201: sells for coins or points, and tells the wallet', async () => {
    const player = await signUp('freemium', []);
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

  it('201: 20 at once under one key sell once', async () => {
    const player = await signUp('freemium', []);
    const headers = { 'idempotency-key': 'one-purchase' };
    const sold = await Promise.all(
      Array.from({ length: 20 }, () =>
        player.post('/store/boosters/extra_time/purchase', { currency: 'coin' }, headers),
      ),
    );
    expect(new Set(sold.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await quantityOf(player, 'extra_time')).toBe(1);
    expect(await getWallet(server.db, player.id)).toMatchObject({ coin: 170 });
  });

  it('402 beyond the purse, 422 for what is not sold for points, 403 with an incomplete account', async () => {
    const player = await signUp('plus', []);
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
    const freemium = await signUp('freemium', []);
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

describe('a booster', () => {
  it('fifty-fifty takes two wrong options away, which can’t be chosen then', async () => {
    const player = await signUp();
    const match = await startOpen(player, QUIZ);
    const used = await apply(player, match, 'fifty_fifty');
    expect(used).toMatchObject({ status: 200, body: { booster: { type: 'fifty_fifty', quantity: 0 } } });
    const removed = used.body.match.round?.removedOptionIds ?? [];
    expect(removed).toHaveLength(2);
    expect(removed).not.toContain(await findOption(server, match, true));
    expect(await answerRound(player, match, removed[0] ?? '')).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT' },
    });
    const { coin } = await getWallet(server.db, player.id);
    expect(coin).toBe(200);
    const { body } = await answerRound(player, match, await findOption(server, match, true));
    expect(body.match?.closedRounds).toMatchObject([{ verdict: 'right', boosters: ['fifty_fifty'] }]);
  });

  it('extra time gives ten seconds, to the clock of the match as well', async () => {
    const player = await signUp();
    const match = await startOpen(player, SURVIVAL);
    const closesAtMs = match.round?.closesAtMs ?? 0;
    const { body } = await apply(player, match, 'extra_time');
    expect(body.match.round?.closesAtMs).toBe(closesAtMs + 10_000);
    await server.pass(closesAtMs + 9_900 - server.clock.nowMs());
    const answer = await answerRound(player, match, await findOption(server, match, true));
    expect(answer.body.match?.closedRounds).toMatchObject([{ verdict: 'right' }]);
    const next = await goOn(player, answer.body.match ?? match);
    expect((next.round?.closesAtMs ?? 0) - (next.round?.opensAtMs ?? 0)).toBe(20_000);
  });

  it('extra time runs out, too', async () => {
    const player = await signUp();
    const match = await startOpen(player, SURVIVAL);
    await apply(player, match, 'extra_time');
    await server.pass((match.round?.closesAtMs ?? 0) + 10_300 - server.clock.nowMs());
    const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(body.closedRounds).toMatchObject([{ verdict: 'none', elapsedMs: 30_000 }]);
  });

  it('a second chance forgives one wrong pick, and charges for the answer that counts', async () => {
    const player = await signUp();
    const match = await startOpen(player, QUIZ);
    await apply(player, match, 'second_chance');
    const wrong = await findOption(server, match, false);
    const first = await answerRound(player, match, wrong);
    expect(first).toMatchObject({ status: 200, body: { mayTryAgain: true } });
    expect(first.body.match?.round).toMatchObject({ myOptionId: null, removedOptionIds: [wrong] });
    // The same pick again, as a phone with a bad line sends it, is the same pick.
    expect(await answerRound(player, match, wrong)).toMatchObject({ body: { mayTryAgain: true } });
    const second = await answerRound(player, match, await findOption(server, match, true));
    expect(second.body).toMatchObject({
      mayTryAgain: false,
      match: { closedRounds: [{ verdict: 'right' }] },
    });
    expect(await getWallet(server.db, player.id)).toMatchObject({ coin: 198 });
  });

  it('a second chance is one, also when two wrong picks come at once', async () => {
    const player = await signUp();
    const match = await startOpen(player, QUIZ);
    await apply(player, match, 'second_chance');
    const right = await findOption(server, match, true);
    const wrong = (match.round?.question.options ?? []).map(({ id }) => id).filter((id) => id !== right);
    const answers = await Promise.all(wrong.map((id) => answerRound(player, match, id)));
    expect(answers.filter(({ body }) => body.mayTryAgain)).toHaveLength(1);
    const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(body.closedRounds).toMatchObject([{ verdict: 'wrong' }]);
  });

  it('a second chance tells who can’t pay for an answer neither that a pick is wrong nor that it is right', async () => {
    const player = await server.signUp({ plan: 'plus' });
    await giveCoins(server.deps, player.id, { coins: 3 });
    await giveBoosters(server.deps, player.id, ['second_chance']);
    let match = await startOpen(player, QUIZ);
    match = await goOn(player, await playRound(server, player, match, true));
    server.clock.advance(1_000);
    await apply(player, match, 'second_chance');
    for (const isRight of [false, true]) {
      const answer = await answerRound(player, match, await findOption(server, match, isRight));
      expect(answer).toMatchObject({ status: 402, body: { code: 'NOT_ENOUGH_COINS' } });
    }
    await giveCoins(server.deps, player.id, { coins: 2 });
    const wrong = await findOption(server, match, false);
    expect(await answerRound(player, match, wrong)).toMatchObject({ body: { mayTryAgain: true } });
  });

  it('a second chance that is not needed changes nothing', async () => {
    const player = await signUp();
    const match = await startOpen(player, QUIZ);
    await apply(player, match, 'second_chance');
    const { body } = await answerRound(player, match, await findOption(server, match, true));
    expect(body).toMatchObject({ mayTryAgain: false, match: { closedRounds: [{ verdict: 'right' }] } });
  });

  it('a shield keeps a life, and double points double', async () => {
    const player = await signUp();
    let match = await startOpen(player, SURVIVAL);
    await apply(player, match, 'shield');
    match = await playRound(server, player, match, false);
    expect(match.standing).toMatchObject({ lives: 3 });
    match = await goOn(player, match);
    server.clock.advance(1_000);
    expect((await apply(player, match, 'double_points')).status).toBe(200);
    const over = await playOn(server, player, match, '++++');
    expect(over.result).toMatchObject({ rightAnswers: 4, points: 50 });
  });

  it('the audience tells how others answered, and stays with who asked too early', async () => {
    const player = await signUp();
    const match = await startOpen(player, QUIZ);
    expect(await apply(player, match, 'audience')).toMatchObject({
      status: 422,
      body: { code: 'AUDIENCE_UNKNOWN' },
    });
    expect(await quantityOf(player, 'audience')).toBe(1);

    // Other tests may have been asked the same question by chance.
    await server.db.deleteFrom('match_answer').execute();
    const asked = await server.signUp();
    let daily = await startSolo(asked, DAILY);
    for (let number = 0; number < 6; number += 1) {
      const other = await server.signUp();
      daily = await startSolo(other, DAILY);
      await playRound(server, other, daily, number > 1);
    }
    await giveBoosters(server.deps, asked.id, ['audience']);
    const mine = await startOpen(asked, DAILY);
    // Freemium players have to go without.
    expect(await apply(asked, mine, 'audience')).toMatchObject({
      status: 402,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
    const plus = await signUp();
    const its = await startOpen(plus, DAILY);
    const { body } = await apply(plus, its, 'audience');
    const right = await findOption(server, its, true);
    const audience = body.match.round?.audience ?? [];
    expect(audience.find(({ optionId }) => optionId === right)?.percent).toBe(67);
    // Each is rounded by itself.
    expect(Math.abs(audience.reduce((sum, { percent }) => sum + percent, 0) - 100)).toBeLessThan(3);
  });
});

describe('POST play/matches/{id}/boosters refuses', () => {
  it('422 after an answer, in the words of the catalogue', async () => {
    const player = await signUp();
    const match = await startOpen(player, QUIZ);
    await apply(player, match, 'second_chance');
    await answerRound(player, match, await findOption(server, match, false));
    expect(await apply(player, match, 'fifty_fifty')).toMatchObject({
      status: 422,
      body: {
        code: 'BOOSTER_AFTER_ANSWER',
        message: "You can't use boosters after you select an answer",
      },
    });
    expect(await quantityOf(player, 'fifty_fifty')).toBe(1);
  });

  it('422 the same kind twice in a match, and one where it does nothing', async () => {
    const player = await signUp();
    await giveBoosters(server.deps, player.id);
    let match = await startOpen(player, QUIZ);
    await apply(player, match, 'fifty_fifty');
    expect(await apply(player, match, 'fifty_fifty')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_USED' },
    });
    match = await goOn(player, await playRound(server, player, match, true));
    server.clock.advance(1_000);
    expect(await apply(player, match, 'fifty_fifty')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_USED' },
    });
    expect(await apply(player, match, 'shield')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_NOT_HERE' },
    });
    expect(await apply(player, match, 'extra_time')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_NOT_HERE' },
    });
    expect(await quantityOf(player, 'fifty_fifty')).toBe(1);
  });

  it('422 double points where the wager decides', async () => {
    const player = await signUp();
    const match = await startOpen(player, { ...QUIZ, wagerPoints: 10 });
    expect(await apply(player, match, 'double_points')).toMatchObject({
      status: 422,
      body: { code: 'BOOSTER_NOT_HERE' },
    });
  });

  it('402 without one, 404 in a stranger’s match, 409 before and after the round', async () => {
    const player = await signUp('plus', []);
    const match = await startSolo(player, PUZZLE);
    expect(await apply(player, match, 'fifty_fifty')).toMatchObject({
      status: 409,
      body: { code: 'ROUND_NOT_OPEN' },
    });
    server.clock.advance(1_000);
    expect(await apply(player, match, 'fifty_fifty')).toMatchObject({
      status: 402,
      body: { code: 'NO_BOOSTER_LEFT' },
    });
    expect(await apply(await signUp(), match, 'fifty_fifty')).toMatchObject({
      status: 404,
      body: { code: 'MATCH_NOT_FOUND' },
    });
    const closed = await playRound(server, player, match, true);
    await giveBoosters(server.deps, player.id);
    expect(await apply(player, closed, 'fifty_fifty', 1)).toMatchObject({
      status: 409,
      body: { code: 'ROUND_CLOSED' },
    });
    await player.post(`/play/matches/${match.id}/leave`);
    expect(await apply(player, closed, 'fifty_fifty', 1)).toMatchObject({
      status: 409,
      body: { code: 'MATCH_OVER' },
    });
  });

  it('20 uses at once are one', async () => {
    const player = await signUp();
    await giveBoosters(server.deps, player.id);
    const match = await startOpen(player, QUIZ);
    const uses = await Promise.all(Array.from({ length: 20 }, () => apply(player, match, 'fifty_fifty')));
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await quantityOf(player, 'fifty_fifty')).toBe(1);
  });
});
