import type { Notification } from '@trivia/contract/account/notifications.ts';
import type { Statistics } from '@trivia/contract/account/statistics.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { goOn } from '../../../test/support/daily-driver.ts';
import { giveBoosters } from '../../../test/support/give.ts';
import {
  PUZZLE,
  playOn,
  playSolo,
  QUIZ,
  questionOf,
  SURVIVAL,
  signUpWith,
  startSolo,
} from '../../../test/support/solo-driver.ts';
import { testBank } from '../../../test/support/test-bank.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { readPool } from '../../core/questions/pool.ts';
import { publishQuestions } from '../../core/questions/publish-questions.ts';
import { seedQuestions } from '../../core/questions/seed-questions.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { changeMatch } from '../change-match.ts';
import { closeRound } from '../rounds/close-round.ts';
import { voidQuestion } from './void-question.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

const signUp = () => signUpWith(server, { membership: 'plus', points: 100 });

const voidRound = async (match: MatchView, round: number) =>
  await voidQuestion(server.deps, commandLine, await questionOf(server, match, round), 'wrong_answer');

/** Counts the matches with the question, which other tests of this file may have drawn, too. */
async function countMatchesOf(questionId: string): Promise<number> {
  const rounds = await server.db
    .selectFrom('match_round')
    .select('match_id')
    .where('question_id', '=', questionId)
    .execute();
  return rounds.length;
}

const walletOf = async ({ id }: TestPlayer) => {
  const { coin, point, lifetimePoints } = await getWallet(server.db, id);
  return { coin, point, lifetimePoints };
};

describe('voiding a question', () => {
  it('counts it as right, pays the difference, refunds the answer’s coins, and notifies', async () => {
    const player = await signUp();
    const match = await playSolo(server, player, { ...QUIZ, wagerPoints: 10 }, '+++--');
    expect(await walletOf(player)).toEqual({ coin: 90, point: 102, lifetimePoints: 2 });
    expect(await voidRound(match, 4)).toMatchObject({ version: 1, corrected: 1 });
    // Four right pay 20 instead of 12, and the answer cost two coins.
    expect(await walletOf(player)).toEqual({ coin: 92, point: 110, lifetimePoints: 10 });

    const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(body.result).toMatchObject({ rightAnswers: 4, points: 20, isCorrected: true });
    expect(body.result).toMatchObject({ returned: { coins: 2, points: 8 } });
    expect(body.closedRounds[3]).toMatchObject({ isVoided: true });
    await server.dispatch();
    const told = await player.get<{ data: Notification[]; unreadCount: number }>(
      '/notifications?tab=notifications',
    );
    expect(told.body).toMatchObject({
      data: [{ kind: 'match_corrected', data: { matchId: match.id, coins: 2, points: 8 }, isRead: false }],
      unreadCount: 1,
      nextCursor: null,
    });
    expect((await player.post('/notifications/read')).status).toBe(204);
    expect((await player.get('/notifications?tab=notifications')).body).toMatchObject({ unreadCount: 0 });
    expect((await player.get('/notifications?tab=events')).body).toMatchObject({ data: [] });
  });

  it('refunds a lost wager in full', async () => {
    const player = await signUp();
    const match = await playSolo(server, player, { ...QUIZ, wagerPoints: 50 }, '-----');
    await voidRound(match, 1);
    expect(await walletOf(player)).toEqual({ coin: 92, point: 100, lifetimePoints: 0 });
  });

  it('corrects once, however many calls are made, also simultaneously', async () => {
    const player = await signUp();
    const match = await playSolo(server, player, { ...QUIZ, wagerPoints: 50 }, '++---');
    await Promise.all(Array.from({ length: 8 }, () => voidRound(match, 3)));
    const after = await walletOf(player);
    expect(await voidRound(match, 3)).toMatchObject({ corrected: 0 });
    expect(await walletOf(player)).toEqual(after);
    expect(after).toEqual({ coin: 92, point: 110, lifetimePoints: 10 });
  });

  it('adds up when two questions of a match are voided one after the other', async () => {
    const player = await signUp();
    const match = await playSolo(server, player, { ...QUIZ, wagerPoints: 10 }, '+++--');
    await voidRound(match, 4);
    await voidRound(match, 5);
    expect(await walletOf(player)).toEqual({ coin: 94, point: 120, lifetimePoints: 20 });
    const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(body.result).toMatchObject({ returned: { coins: 4, points: 18 } });
  });

  it('refunds the entry of a game that would have gone on', async () => {
    const player = await signUp();
    const match = await playSolo(server, player, SURVIVAL, '---');
    await voidRound(match, 2);
    expect(await walletOf(player)).toMatchObject({ coin: 100, point: 100 });
  });

  it('takes nothing from players who answered right or were paid', async () => {
    const player = await signUp();
    const match = await playSolo(server, player, SURVIVAL, '+++++');
    const before = await walletOf(player);
    await voidRound(match, 1);
    expect(await walletOf(player)).toEqual(before);
  });

  it('changes nothing for players who left', async () => {
    const player = await signUp();
    const match = await playOn(server, player, await startSolo(player, { ...QUIZ, wagerPoints: 25 }), '+-');
    await player.post(`/play/matches/${match.id}/leave`);
    const before = await walletOf(player);
    await voidRound(match, 2);
    expect(await walletOf(player)).toEqual(before);
  });

  it('finds the matches of every hour', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const game = { ...QUIZ, wagerPoints: 10 } as const;
    const [first, second] = [
      await playSolo(server, one, game, '-----'),
      await playSolo(server, other, game, '-----'),
    ];
    await sql`
      UPDATE match_round SET opens_at = opens_at - interval '5 hours', (question_id, question_version) = (
               SELECT question_id, question_version FROM match_round WHERE match_id = ${first.id} AND round = 1)
       WHERE match_id = ${second.id} AND round = 1`.execute(server.db);
    await voidRound(first, 1);
    for (const player of [one, other]) expect(await walletOf(player)).toMatchObject({ point: 100 });
  });

  it('corrects a match in play when it ends', async () => {
    const player = await signUp();
    await giveBoosters(server.deps, player.id, ['fifty_fifty']);
    const match = await playOn(server, player, await startSolo(player, { ...QUIZ, wagerPoints: 10 }), '-++');
    await voidRound(match, 1);
    const over = await playOn(server, player, match, '++');
    expect(over.result).toMatchObject({ rightAnswers: 5, points: 30, isCorrected: true });
    expect(await walletOf(player)).toEqual({ coin: 92, point: 120, lifetimePoints: 20 });
  });

  it('does not miss a match that ends at the same moment', async () => {
    const player = await signUp();
    const match = await playOn(server, player, await startSolo(player, QUIZ), '++++');
    const last = await goOn(player, match);
    const gate = Promise.withResolvers<void>();
    const settled = Promise.withResolvers<void>();
    const ending = changeMatch(server.deps, last.id, async (locked) => {
      await closeRound(locked);
      settled.resolve();
      await gate.promise;
    });
    await settled.promise;
    const matches = await countMatchesOf(await questionOf(server, last, 5));
    const voiding = voidRound(last, 5);
    setTimeout(gate.resolve, 300);
    expect(await voiding).toMatchObject({ matches });
    await ending;
    expect(await walletOf(player)).toMatchObject({ point: 125 });
  });

  it('counts as right in the player’s record, even without an answer', async () => {
    const player = await signUp();
    let match = await startSolo(player, { ...SURVIVAL });
    // Longer than the round and the grace period for late answers.
    await server.pass(22_000);
    match = (await player.get<MatchView>(`/play/matches/${match.id}`)).body;
    const over = await playOn(server, player, match, '++++');
    await voidRound(over, 1);
    await server.dispatch();
    const { body } = await player.get<Statistics>('/user/statistics');
    expect(body.modes).toMatchObject([{ type: 'survival', answered: 5, right: 5 }]);
    const sumOf = (name: 'answered' | 'right') => body.categories.reduce((sum, one) => sum + one[name], 0);
    expect([sumOf('answered'), sumOf('right')]).toEqual([5, 5]);
  });

  it('keeps it from being published again', async () => {
    const match = await playSolo(server, await signUp(), QUIZ, '-----');
    const id = await questionOf(server, match, 1);
    await voidRound(match, 1);
    expect(await publishQuestions(server.deps, commandLine, [id])).toEqual({
      published: [],
      refused: [{ id, reason: 'voided' }],
    });
  });

  it('keeps it out of the pool, even after a restart with the same text', async () => {
    const player = await signUp();
    const match = await playSolo(server, player, PUZZLE, '----');
    const id = await questionOf(server, match, 1);
    await voidRound(match, 1);
    await seedQuestions(server.deps, testBank());
    const pool = await readPool(server.db);
    expect(pool?.cells.some(({ questionIds }) => questionIds.includes(id))).toBe(false);

    const mended = testBank().map((file) => ({
      ...file,
      questions: file.questions.map((question) =>
        question.id === id ? { ...question, prompt: { ...question.prompt, en: 'Mended' } } : question,
      ),
    }));
    await seedQuestions(server.deps, mended);
    const renewed = await readPool(server.db);
    expect(renewed?.cells.some(({ questionIds }) => questionIds.includes(id))).toBe(true);
  });

  it('changes nothing for an unknown question', async () => {
    expect(await voidQuestion(server.deps, commandLine, 'nothing', 'unclear')).toEqual({
      version: undefined,
      matches: 0,
      corrected: 0,
    });
  });
});
