import type { MatchView } from '@trivia/contract/match.ts';
import type { Plan } from '@trivia/contract/plans.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../testing/build-test-server.ts';
import { answerRound, findOption, goOn } from '../../testing/daily-driver.ts';
import { giveCoins } from '../../testing/give.ts';
import { PUZZLE, playOn, playSolo, QUIZ, SURVIVAL, startSolo } from '../../testing/solo-driver.ts';
import type { NewTestPlayer, TestPlayer } from '../../testing/test-player.ts';
import { getWallet } from '../wallet/get-wallet.ts';
import { reconcileLedger } from '../wallet/reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

interface Purse {
  readonly coins?: number;
  readonly points?: number;
}

async function signUp({
  coins = 100,
  points = 0,
  ...player
}: NewTestPlayer & Purse = {}): Promise<TestPlayer> {
  const signedUp = await server.signUp(player);
  await giveCoins(server.deps, signedUp.id, { coins, points });
  return signedUp;
}

const walletOf = async ({ id }: TestPlayer) => {
  const { coin, point } = await getWallet(server.db, id);
  return { coin, point };
};

const planOf = async (player: TestPlayer, type: string, mode = 'solo'): Promise<Plan | undefined> =>
  (await player.get<{ data: Plan[] }>(`/play/plans?type=${type}&mode=${mode}`)).body.data[0];

describe('solo mode', () => {
  it('takes two coins with each answer and pays five points for each right one', async () => {
    const player = await signUp();
    const match = await startSolo(player, QUIZ);
    expect(match).toMatchObject({ roundSeconds: null, coinsPerAnswer: 2, round: { closesAtMs: null } });
    const over = await playOn(server, player, match, '++-+-');
    expect(over).toMatchObject({ phase: 'over', result: { outcome: 'won', rightAnswers: 3, points: 15 } });
    expect(await walletOf(player)).toEqual({ coin: 90, point: 15 });
  });

  it.each([
    ['-----', 0],
    ['+----', 0],
    ['++---', 5],
    ['+++--', 12],
    ['++++-', 20],
    ['+++++', 30],
  ])('pays a wager of ten by %s with %i points', async (answers, back) => {
    const player = await signUp({ points: 10 });
    const match = await startSolo(player, { ...QUIZ, wagerPoints: 10 });
    expect(await walletOf(player)).toEqual({ coin: 100, point: 0 });
    const over = await playOn(server, player, match, answers);
    expect(over).toMatchObject({ phase: 'over', standing: { wagerPoints: 10 } });
    expect(await walletOf(player)).toEqual({ coin: 90, point: back });
    const { lifetimePoints } = await getWallet(server.db, player.id);
    expect(lifetimePoints).toBe(Math.max(0, back - 10));
  });

  it('puts questions of the chosen category alone', async () => {
    const player = await signUp();
    const over = await playSolo(server, player, { ...QUIZ, categoryId: 'food' }, '+++++');
    expect(over.categoryId).toBe('food');
    expect(new Set(over.closedRounds.map(({ question }) => question.categoryId))).toEqual(new Set(['food']));
  });

  it('waits for an answer as long as the player likes, and goes on after', async () => {
    const player = await signUp();
    const match = await startSolo(player, QUIZ);
    await server.pass(3 * 24 * 60 * 60 * 1000);
    const list = await player.get<{ data: { id: string; type: string }[] }>('/play/matches');
    expect(list.body.data).toMatchObject([{ id: match.id, type: 'quiz' }]);
    expect((await playOn(server, player, match, '+')).closedRounds).toMatchObject([{ verdict: 'right' }]);
  });

  it('takes an answer also after more weeks than its time can be counted', async () => {
    const player = await signUp();
    const match = await startSolo(player, QUIZ);
    for (let week = 0; week < 5; week += 1) {
      server.clock.advance(7 * 24 * 60 * 60 * 1000);
      await player.get(`/play/matches/${match.id}`);
    }
    expect((await playOn(server, player, match, '+')).closedRounds).toMatchObject([{ verdict: 'right' }]);
  });

  it('402: counts no answer that can’t be paid, and goes on when it can', async () => {
    const player = await signUp({ coins: 3 });
    const match = await goOn(player, await playOn(server, player, await startSolo(player, QUIZ), '+'));
    server.clock.advance(1_000);
    const refused = await answerRound(player, match, await findOption(server, match, true));
    expect(refused).toMatchObject({ status: 402, body: { code: 'NOT_ENOUGH_COINS' } });
    expect(await walletOf(player)).toMatchObject({ coin: 1 });
    const view = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(view.body.round?.myOptionId).toBeNull();
    await giveCoins(server.deps, player.id, { coins: 1 });
    expect((await playOn(server, player, view.body, '+')).closedRounds).toHaveLength(2);
  });

  it('tells the wallet with every answer', async () => {
    const player = await signUp();
    const match = await startSolo(player, QUIZ);
    server.clock.advance(1_000);
    const answer = await answerRound(player, match, await findOption(server, match, true));
    expect(answer.userPatch).toMatchObject({ coin: 98 });
  });

  it('loses the wager of who leaves', async () => {
    const player = await signUp({ points: 50 });
    const match = await playOn(server, player, await startSolo(player, { ...QUIZ, wagerPoints: 25 }), '+++');
    const left = await player.post<MatchView>(`/play/matches/${match.id}/leave`);
    expect(left.body.result).toMatchObject({ outcome: 'lost', points: 0, isForfeit: true });
    expect(await walletOf(player)).toEqual({ coin: 94, point: 25 });
  });

  it('402 for a wager beyond the points, and 402 without coins for one answer', async () => {
    const poor = await signUp({ coins: 1, points: 9 });
    expect(await poor.post('/play/matches', QUIZ)).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_COINS' },
    });
    const player = await signUp({ points: 9 });
    expect(await player.post('/play/matches', { ...QUIZ, wagerPoints: 10 })).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_POINTS' },
    });
    expect((await player.get<{ data: [] }>('/play/matches')).body.data).toEqual([]);
  });

  it('422 for a wager that there is not, or one where nothing is wagered', async () => {
    const player = await signUp({ plan: 'plus', points: 500 });
    for (const game of [
      { ...QUIZ, wagerPoints: 11 },
      { ...QUIZ, wagerPoints: -10 },
      { ...SURVIVAL, wagerPoints: 10 },
      { ...PUZZLE, categoryId: 'food' },
      { type: 'daily', mode: 'solo', categoryId: 'food' },
      { type: 'daily', mode: 'solo', wagerPoints: 10 },
    ]) {
      expect(await player.post('/play/matches', game)).toMatchObject({ status: 422 });
    }
  });

  it('409: one unfinished game of a kind, also of 20 starts at once', async () => {
    const player = await signUp();
    const starts = await Promise.all(
      Array.from({ length: 20 }, () => player.post<MatchView>('/play/matches', QUIZ)),
    );
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of starts.filter((one) => one.status !== 201)) {
      expect({ status, ...body }).toMatchObject({ status: 409, code: 'MATCH_UNFINISHED' });
    }
    expect((await planOf(player, 'quiz'))?.unfinishedMatchId).not.toBeNull();
  });
});

describe('solo survival', () => {
  it('is for Plus', async () => {
    const player = await signUp();
    expect(await player.post('/play/matches', SURVIVAL)).toMatchObject({
      status: 402,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
  });

  it('ends with the third wrong answer, without a reward', async () => {
    const player = await signUp({ plan: 'plus' });
    const match = await startSolo(player, SURVIVAL);
    expect(match.standing).toMatchObject({ lives: 3 });
    const over = await playOn(server, player, match, '+---');
    expect(over).toMatchObject({
      phase: 'over',
      standing: { lives: 0 },
      result: { outcome: 'lost', points: 0 },
    });
    expect(await walletOf(player)).toEqual({ coin: 95, point: 0 });
  });

  it('pays ten for each right answer, and thirty more with none wrong', async () => {
    const [one, other] = [await signUp({ plan: 'plus' }), await signUp({ plan: 'plus' })];
    expect((await playSolo(server, one, SURVIVAL, '+-+-+')).result).toMatchObject({
      outcome: 'won',
      points: 30,
    });
    expect((await playSolo(server, other, SURVIVAL, '+++++')).result).toMatchObject({ points: 80 });
  });

  it('counts rounds that nobody answered as wrong, and ends by itself', async () => {
    const player = await signUp({ plan: 'plus' });
    const match = await startSolo(player, SURVIVAL);
    for (let step = 0; step < 12; step += 1) await server.pass(15_000);
    const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(body).toMatchObject({ phase: 'over', result: { outcome: 'lost', isForfeit: false } });
    expect(body.closedRounds.map(({ verdict }) => verdict)).toEqual(['none', 'none', 'none']);
  });

  it('402 without the five coins', async () => {
    const player = await signUp({ plan: 'plus', coins: 4 });
    expect(await planOf(player, 'survival')).toMatchObject({ mayPlay: false, refusal: 'NOT_ENOUGH_COINS' });
    expect(await player.post('/play/matches', SURVIVAL)).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_COINS' },
    });
  });
});

describe('a question', () => {
  const openQuestion = async ({ id }: MatchView) => {
    const { question_id } = await server.db
      .selectFrom('match_round')
      .select('question_id')
      .where('match_id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return question_id;
  };

  it('was seen also by who left instead of answering it', async () => {
    const player = await signUp();
    const match = await startSolo(player, QUIZ);
    const questionId = await openQuestion(match);
    await player.post(`/play/matches/${match.id}/leave`);
    const seen = await server.db
      .selectFrom('player_question')
      .select(['question_id', 'shown_count', 'answered_count'])
      .where('player_id', '=', player.id)
      .execute();
    expect(seen).toEqual([{ question_id: questionId, shown_count: 1, answered_count: 0 }]);
  });

  it('that is open in one game is not put in another', async () => {
    const player = await signUp({ plan: 'plus' });
    const questionId = await openQuestion(await startSolo(player, QUIZ));
    const last_seen_at = new Date(server.clock.nowMs());
    const counts = { shown_count: 1, answered_count: 1, right_count: 1 };
    const others = await server.db
      .selectFrom('question')
      .select('id')
      .where('id', '!=', questionId)
      .execute();
    await server.db
      .insertInto('player_question')
      .values(others.map(({ id }) => ({ player_id: player.id, question_id: id, last_seen_at, ...counts })))
      .execute();
    expect(await openQuestion(await startSolo(player, SURVIVAL))).not.toBe(questionId);
  });
});

describe('the puzzle', () => {
  it('opens a piece for each right answer, and pays for the whole picture', async () => {
    const player = await signUp({ plan: 'plus' });
    const match = await startSolo(player, PUZZLE);
    expect(match.standing).toMatchObject({ pieceCount: 9, openPieces: [], roundsLeft: 12 });
    expect(match.standing.pictureId).toBeTypeOf('string');
    const half = await playOn(server, player, match, '+-++');
    expect(half.standing.openPieces).toHaveLength(3);
    const over = await playOn(server, player, half, '++++++');
    expect(over).toMatchObject({ phase: 'over', result: { outcome: 'won', points: 100 } });
    expect(over.standing.openPieces?.toSorted((one, other) => one - other)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(await walletOf(player)).toEqual({ coin: 95, point: 100 });
  });

  it('is over when the picture can’t be completed any more', async () => {
    const player = await signUp({ plan: 'plus' });
    const over = await playSolo(server, player, PUZZLE, '----');
    expect(over).toMatchObject({ phase: 'over', result: { outcome: 'lost', points: 0 } });
  });
});

describe('GET play/plans', () => {
  it('tells what each mode costs and pays, and whether it may be played', async () => {
    const player = await signUp();
    expect(await planOf(player, 'quiz')).toMatchObject({
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
    expect(await planOf(player, 'survival')).toMatchObject({
      entryCoins: 5,
      lives: 3,
      seconds: 20,
      mayPlay: false,
      refusal: 'SUBSCRIPTION_REQUIRED',
    });
    expect(await planOf(player, 'tugofwar', 'multi')).toMatchObject({ minPlayers: 2, nextSeedHash: null });
    const battles = await player.get<{ data: Plan[] }>('/play/plans?type=headtohead&mode=multi');
    expect(battles.body.data.map(({ entryCoins }) => entryCoins)).toEqual([0, 10, 50]);
    expect(battles.body.data[0]).toMatchObject({ playsLeft: 3, mayPlay: true });
    expect(battles.body.data[2]).toMatchObject({ rewards: { pointsForWin: 200, hasPot: true } });
  });

  it('has none where there is no such mode, and refuses what is no type', async () => {
    const player = await signUp();
    expect(await planOf(player, 'puzzle', 'multi')).toBeUndefined();
    expect(await player.get('/play/plans?type=chess&mode=solo')).toMatchObject({ status: 422 });
    expect(await player.get('/play/plans')).toMatchObject({ status: 422 });
  });

  it('counts the daily challenge of this week, and says when plays come back', async () => {
    const player = await signUp();
    await startSolo(player, { type: 'daily', mode: 'solo' });
    const plan = await planOf(player, 'daily');
    expect(plan).toMatchObject({ playsLeft: 2, mayPlay: true });
    expect(plan?.playsReturnAtMs).toBeGreaterThan(server.clock.nowMs());
  });

  it('lets the last challenge of the week be finished', async () => {
    const player = await signUp();
    // Wednesday, Thursday and Friday; the week of Baghdad begins on Saturday.
    for (let day = 1; day <= 3; day += 1) {
      const match = await startSolo(player, { type: 'daily', mode: 'solo' });
      expect(await planOf(player, 'daily')).toMatchObject({ mayPlay: true, unfinishedMatchId: match.id });
      await player.post(`/play/matches/${match.id}/leave`);
      expect(await planOf(player, 'daily')).toMatchObject({
        mayPlay: false,
        refusal: 'ALREADY_PLAYED_TODAY',
        playsLeft: 3 - day,
      });
      server.clock.advance(24 * 60 * 60 * 1000);
    }
  });
});

it('draws a category for the wheel', async () => {
  const player = await signUp();
  const drawn = new Set<string>();
  for (let spin = 0; spin < 60; spin += 1) {
    const { body } = await player.post<{ categoryId: string }>('/spin/random-category');
    drawn.add(body.categoryId);
  }
  // Of 12, 60 spins miss four or more in less than one run in 10,000.
  expect(drawn.size).toBeGreaterThan(8);
});
