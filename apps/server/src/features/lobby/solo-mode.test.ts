import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption, goOn } from '../../../test/support/daily-driver.ts';
import { giveCoins } from '../../../test/support/give.ts';
import {
  PUZZLE,
  playOn,
  playSolo,
  QUIZ,
  SURVIVAL,
  signUpWith,
  stakesOf,
  startSolo,
  walletOf,
} from '../../../test/support/solo-driver.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

describe('solo mode', () => {
  it('charges two coins per answer, and pays five points per right one', async () => {
    const player = await signUpWith(server);
    const match = await startSolo(player, QUIZ);
    expect(match).toMatchObject({ roundSeconds: null, coinsPerAnswer: 2, round: { closesAtMs: null } });
    const over = await playOn(server, player, match, '++-+-');
    expect(over).toMatchObject({ phase: 'over', result: { outcome: 'won', rightAnswers: 3, points: 15 } });
    expect(await walletOf(server, player)).toEqual({ coin: 90, point: 15 });
  });

  it.each([
    ['-----', 0],
    ['+----', 0],
    ['++---', 5],
    ['+++--', 12],
    ['++++-', 20],
    ['+++++', 30],
  ])('pays a wager of ten after %s answers with %i points', async (answers, back) => {
    const player = await signUpWith(server, { points: 10 });
    const match = await startSolo(player, { ...QUIZ, wagerPoints: 10 });
    expect(await walletOf(server, player)).toEqual({ coin: 100, point: 0 });
    const over = await playOn(server, player, match, answers);
    expect(over).toMatchObject({ phase: 'over', standing: { wagerPoints: 10 } });
    expect(over.result?.staked).toEqual({ coins: 0, points: 10 });
    expect(await walletOf(server, player)).toEqual({ coin: 90, point: back });
    const { lifetimePoints } = await getWallet(server.db, player.id);
    expect(lifetimePoints).toBe(Math.max(0, back - 10));
  });

  it('asks questions of the chosen category only', async () => {
    const player = await signUpWith(server);
    const over = await playSolo(server, player, { ...QUIZ, categoryId: 'food' }, '+++++');
    expect(over.categoryId).toBe('food');
    expect(new Set(over.closedRounds.map(({ question }) => question.categoryId))).toEqual(new Set(['food']));
  });

  it('waits for an answer without a time limit', async () => {
    const player = await signUpWith(server);
    const match = await startSolo(player, QUIZ);
    await server.pass(3 * 24 * 60 * 60 * 1000);
    const list = await player.get<{ data: { id: string; type: string }[] }>('/play/matches');
    expect(list.body.data).toMatchObject([{ id: match.id, type: 'quiz' }]);
    expect((await playOn(server, player, match, '+')).closedRounds).toMatchObject([{ verdict: 'right' }]);
  });

  it('accepts an answer even after weeks, when its time overflows the counter', async () => {
    const player = await signUpWith(server);
    const match = await startSolo(player, QUIZ);
    for (let week = 0; week < 5; week += 1) {
      server.clock.advance(7 * 24 * 60 * 60 * 1000);
      await player.get(`/play/matches/${match.id}`);
    }
    expect((await playOn(server, player, match, '+')).closedRounds).toMatchObject([{ verdict: 'right' }]);
  });

  it('402: refuses an answer that can’t be paid, and continues once it can', async () => {
    const player = await signUpWith(server, { coins: 3 });
    const match = await goOn(player, await playOn(server, player, await startSolo(player, QUIZ), '+'));
    server.clock.advance(1_000);
    const refused = await answerRound(player, match, await findOption(server, match, true));
    expect(refused).toMatchObject({ status: 402, body: { code: 'NOT_ENOUGH_COINS' } });
    expect(await walletOf(server, player)).toMatchObject({ coin: 1 });
    const view = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(view.body.round?.myOptionId).toBeNull();
    await giveCoins(server.deps, player.id, { coins: 1 });
    expect((await playOn(server, player, view.body, '+')).closedRounds).toHaveLength(2);
  });

  it('returns the wallet with every answer', async () => {
    const player = await signUpWith(server);
    const match = await startSolo(player, QUIZ);
    server.clock.advance(1_000);
    const answer = await answerRound(player, match, await findOption(server, match, true));
    expect(answer.userPatch).toMatchObject({ coin: 98 });
  });

  it('charges the wager of a player who leaves', async () => {
    const player = await signUpWith(server, { points: 50 });
    const match = await playOn(server, player, await startSolo(player, { ...QUIZ, wagerPoints: 25 }), '+++');
    const left = await player.post<MatchView>(`/play/matches/${match.id}/leave`);
    expect(left.body.result).toMatchObject({ outcome: 'lost', points: 0, isForfeit: true });
    expect(await walletOf(server, player)).toEqual({ coin: 94, point: 25 });
  });

  it('402 for a wager beyond the balance of points, or without coins for one answer', async () => {
    const poor = await signUpWith(server, { coins: 1, points: 9 });
    expect(await poor.post('/play/matches', QUIZ)).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_COINS' },
    });
    const player = await signUpWith(server, { points: 9 });
    expect(await player.post('/play/matches', { ...QUIZ, wagerPoints: 10 })).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_POINTS' },
    });
    expect((await player.get<{ data: [] }>('/play/matches')).body.data).toEqual([]);
  });

  it('422 for an unknown wager, or a wager in a mode without one', async () => {
    const player = await signUpWith(server, { membership: 'plus', points: 500 });
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

  it('409: allows one unfinished game per mode, also for 20 simultaneous starts', async () => {
    const player = await signUpWith(server);
    const starts = await Promise.all(
      Array.from({ length: 20 }, () => player.post<MatchView>('/play/matches', QUIZ)),
    );
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of starts.filter((one) => one.status !== 201)) {
      expect({ status, ...body }).toMatchObject({ status: 409, code: 'MATCH_UNFINISHED' });
    }
    expect((await stakesOf(player, 'quiz'))?.unfinishedMatchId).not.toBeNull();
  });
});
