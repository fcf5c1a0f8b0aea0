import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
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
import { reconcileLedger } from '../../reconcile-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await reconcileLedger(server.deps)).toEqual([]));

describe('solo survival', () => {
  it('requires Plus', async () => {
    const player = await signUpWith(server);
    expect(await player.post('/play/matches', SURVIVAL)).toMatchObject({
      status: 402,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
  });

  it('ends with the third wrong answer, without a reward', async () => {
    const player = await signUpWith(server, { membership: 'plus' });
    const match = await startSolo(player, SURVIVAL);
    expect(match.standing).toMatchObject({ lives: 3 });
    const over = await playOn(server, player, match, '+---');
    expect(over).toMatchObject({
      phase: 'over',
      standing: { lives: 0 },
      result: { outcome: 'lost', points: 0 },
    });
    expect(await walletOf(server, player)).toEqual({ coin: 95, point: 0 });
  });

  it('pays ten per right answer, and thirty more without a wrong one', async () => {
    const [one, other] = [
      await signUpWith(server, { membership: 'plus' }),
      await signUpWith(server, { membership: 'plus' }),
    ];
    expect((await playSolo(server, one, SURVIVAL, '+-+-+')).result).toMatchObject({
      outcome: 'won',
      points: 30,
    });
    expect((await playSolo(server, other, SURVIVAL, '+++++')).result).toMatchObject({ points: 80 });
  });

  it('counts unanswered rounds as wrong, and ends by itself', async () => {
    const player = await signUpWith(server, { membership: 'plus' });
    const match = await startSolo(player, SURVIVAL);
    for (let step = 0; step < 12; step += 1) await server.pass(15_000);
    const { body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(body).toMatchObject({ phase: 'over', result: { outcome: 'lost', isForfeit: false } });
    expect(body.closedRounds.map(({ verdict }) => verdict)).toEqual(['none', 'none', 'none']);
  });

  it('402 without the five coins', async () => {
    const player = await signUpWith(server, { membership: 'plus', coins: 4 });
    expect(await stakesOf(player, 'survival')).toMatchObject({ mayPlay: false, refusal: 'NOT_ENOUGH_COINS' });
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

  it('counts as seen by a player who left instead of answering it', async () => {
    const player = await signUpWith(server);
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

  it('is not asked in one game while open in another', async () => {
    const player = await signUpWith(server, { membership: 'plus' });
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
  it('reveals a piece for each right answer, and pays for the completed picture', async () => {
    const player = await signUpWith(server, { membership: 'plus' });
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
    expect(await walletOf(server, player)).toEqual({ coin: 95, point: 100 });
  });

  it('ends when the picture can no longer be completed', async () => {
    const player = await signUpWith(server, { membership: 'plus' });
    const over = await playSolo(server, player, PUZZLE, '----');
    expect(over).toMatchObject({ phase: 'over', result: { outcome: 'lost', points: 0 } });
  });
});
