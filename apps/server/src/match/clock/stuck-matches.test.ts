/** Recovery of stuck matches: another server finishes them, or they are cancelled and the stakes refunded. */
import { randomUUID } from 'node:crypto';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption, goOn, playRound } from '../../../test/support/daily-driver.ts';
import { giveCoins } from '../../../test/support/give.ts';
import { openRound } from '../../../test/support/live-driver.ts';
import { losable } from '../../../test/support/losable-database.ts';
import { QUIZ, signUpWith, startSolo, walletOf } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { voidQuestion } from '../correction/void-question.ts';
import { startMatch } from '../rounds/start-match.ts';
import { STUCK_AFTER_MS } from '../timing.ts';
import { createEngine } from './create-engine.ts';

let server: TestServer;
let players: readonly [TestPlayer, TestPlayer];
beforeEach(async () => {
  server = await buildTestServer();
  players = [await server.signUp({ membership: 'plus' }), await server.signUp({ membership: 'plus' })];
  for (const { id } of players) await giveCoins(server.deps, id, { coins: 15 });
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

const look = async (player: TestPlayer, id: string) =>
  (await player.get<MatchView>(`/play/matches/${id}`)).body;
const coinsOf = async ({ id }: TestPlayer) => (await getWallet(server.db, id)).coin;

/** Starts a tug of war for ten coins each, with its first round open. */
async function startTug(): Promise<MatchView> {
  const id = randomUUID();
  const seats = players.map((one) => ({ id: one.id, membership: 'plus' as const, isBot: false }));
  const setup = { players: seats, stakesId: null, wagerPoints: 0, categoryId: null, tournament: null };
  const change = await inTransaction(server.db, (tx) =>
    startMatch(server.deps, tx, { id, modeId: 'tug-of-war', setup }),
  );
  server.engine.committed(change);
  await openRound(server);
  return await look(players[0], id);
}

/** Writes an answer like a server that is killed before closing the round. */
async function leaveAnswer(match: MatchView, player: TestPlayer): Promise<void> {
  await server.db
    .insertInto('match_answer')
    .values({
      match_id: match.id,
      round: 1,
      player_id: player.id,
      option_id: await findOption(server, match, true),
      locked_at: new Date(server.clock.nowMs()),
      elapsed_ms: 100,
    })
    .execute();
}

/** Makes the rules fail for the match. */
const breakMatch = ({ id }: MatchView) =>
  server.db.updateTable('match').set({ state: '{}' }).where('id', '=', id).execute();

/** Empties the question pool. */
const emptyPool = () =>
  server.db
    .insertInto('question_pool')
    .values({ content_hash: 'empty', cells: '[]', created_at: new Date(server.clock.nowMs()) })
    .execute();

/** Lets time pass while the server's match clock runs. */
async function live(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    server.clock.advance(Math.min(left, 1_000));
    await server.engine.beat();
    await server.engine.runDue();
  }
}

describe('a node without heartbeats', () => {
  it('has its answered rounds closed by another node within three seconds', async () => {
    const dead = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
    const match = await startTug();
    await Promise.all([dead.beat(), server.engine.beat()]);
    for (const player of players) await leaveAnswer(match, player);
    await live(3_000);
    expect(await look(players[0], match.id)).toMatchObject({ phase: 'reveal', version: 2 });
  });

  it('has them closed also when the first adoption fails', async () => {
    const match = await startTug();
    const dead = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
    const { db, lost } = losable(server.db);
    const other = createEngine({
      ...server.deps,
      hooks: server.engine.hooks,
      db,
      publishers: [],
    });
    await Promise.all([dead.beat(), other.beat()]);
    for (const player of players) await leaveAnswer(match, player);
    server.clock.advance(2_000);
    await other.beat();
    lost.isAway = true;
    await expect(other.runDue()).rejects.toThrow('Away');
    lost.isAway = false;
    await other.runDue();
    expect(await look(players[0], match.id)).toMatchObject({ phase: 'reveal' });
  });

  it('leaves unanswered rounds open', async () => {
    const dead = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
    const match = await startTug();
    await Promise.all([dead.beat(), server.engine.beat()]);
    await leaveAnswer(match, players[0]);
    await live(3_000);
    expect(await look(players[0], match.id)).toMatchObject({ phase: 'round', version: 1 });
  });
});

describe('a match that fails at every step', () => {
  it('does not stop a server from starting', async () => {
    const match = await startTug();
    for (const player of players) await leaveAnswer(match, player);
    await breakMatch(match);
    const engine = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
    await expect(engine.start()).resolves.toBeUndefined();
    await engine.stop();
  });

  it('is cancelled after two minutes, without a winner, and stakes are refunded once', async () => {
    const match = await startTug();
    await answerRound(players[0], match, await findOption(server, match, true));
    await breakMatch(match);
    const closesInMs = (match.round?.closesAtMs ?? 0) - server.clock.nowMs();
    await live(closesInMs + STUCK_AFTER_MS);
    expect(await Promise.all(players.map(coinsOf))).toEqual([5, 5]);
    await live(2_000);
    expect(await Promise.all(players.map(coinsOf))).toEqual([15, 15]);
    const results = await server.db.selectFrom('match_result').selectAll().orderBy('right_answers').execute();
    expect(results).toMatchObject([
      { outcome: 'draw', coins: 10, points: 0, right_answers: 0, is_forfeit: false },
      { outcome: 'draw', coins: 10, points: 0, right_answers: 1, is_forfeit: false },
    ]);
    await live(5_000);
    expect(await Promise.all(players.map(coinsOf))).toEqual([15, 15]);
    const statistics = await server.db.selectFrom('player_statistics').selectAll().execute();
    expect(statistics).toEqual([]);
  });

  it('is over for its players, who see why and may play again', async () => {
    const match = await startTug();
    for (const player of players) {
      await answerRound(player, match, await findOption(server, match, true));
    }
    await emptyPool();
    await live(STUCK_AFTER_MS + 10_000);
    const over = await look(players[0], match.id);
    expect(over).toMatchObject({ phase: 'over', result: { outcome: 'draw', coins: 10, isCancelled: true } });
    const game = { type: 'tugofwar', mode: 'multi' };
    expect((await players[0].post('/play/queue', game)).body).toMatchObject({ status: 'waiting' });
  });

  it('is over for its players even when the rules can’t show its standing', async () => {
    const match = await startTug();
    await breakMatch(match);
    await live(STUCK_AFTER_MS + 60_000);
    for (const player of players) {
      const over = await player.get<MatchView>(`/play/matches/${match.id}`);
      expect(over).toMatchObject({
        status: 200,
        body: { phase: 'over', result: { outcome: 'draw', coins: 10, isCancelled: true } },
      });
      expect(over.body.standing.players?.map(({ rightAnswers }) => rightAnswers)).toEqual([0, 0]);
    }
  });

  it('is cancelled also without a clock, with wager and paid answers refunded', async () => {
    const player = await signUpWith(server, { coins: 20, points: 50 });
    const first = await startSolo(player, { ...QUIZ, wagerPoints: 50 });
    const second = await goOn(player, await playRound(server, player, first, true));
    await live(1_000);
    await breakMatch(second);
    const answer = { round: 2, optionId: await findOption(server, second, true) };
    expect((await player.post(`/play/matches/${second.id}/answers`, answer)).status).toBe(500);
    expect(await walletOf(server, player)).toEqual({ coin: 16, point: 0 });
    await live(STUCK_AFTER_MS + 2_000);
    expect(await walletOf(server, player)).toEqual({ coin: 20, point: 50 });
    expect((await look(player, second.id)).result).toMatchObject({ isCancelled: true, coins: 4, points: 50 });
    expect(await startSolo(player, QUIZ)).toMatchObject({ phase: 'round' });
  });

  it('accepts no more answers, and has no active seat', async () => {
    const match = await startTug();
    await answerRound(players[0], match, await findOption(server, match, true));
    await breakMatch(match);
    await live(STUCK_AFTER_MS + 60_000);
    const late = { round: 1, optionId: await findOption(server, match, true) };
    const refused = await players[1].post(`/play/matches/${match.id}/answers`, late);
    expect(refused).toMatchObject({ status: 409, body: { code: 'MATCH_OVER' } });
    const seats = await server.db.selectFrom('match_player').select('is_active').execute();
    expect(seats).toEqual([{ is_active: false }, { is_active: false }]);
  });

  it('closes a round without a clock as soon as closing works again', async () => {
    const player = await signUpWith(server);
    const match = await startSolo(player, QUIZ);
    await live(1_000);
    const { state } = await server.db.selectFrom('match').select('state').executeTakeFirstOrThrow();
    await breakMatch(match);
    const answer = { round: 1, optionId: await findOption(server, match, true) };
    expect((await player.post(`/play/matches/${match.id}/answers`, answer)).status).toBe(500);
    await server.db
      .updateTable('match')
      .set({ state: JSON.stringify(state) })
      .execute();
    await live(2_000);
    const { phase } = await server.db.selectFrom('match').select('phase').executeTakeFirstOrThrow();
    expect(phase).toBe('reveal');
  });

  it('is not also corrected when one of its questions is voided', async () => {
    const match = await startTug();
    for (const player of players) {
      await answerRound(player, match, await findOption(server, match, false));
    }
    await breakMatch(match);
    await live(STUCK_AFTER_MS + 60_000);
    expect(await Promise.all(players.map(coinsOf))).toEqual([15, 15]);
    const { question_id } = await server.db
      .selectFrom('match_round')
      .select('question_id')
      .where('round', '=', 1)
      .executeTakeFirstOrThrow();
    await voidQuestion(server.deps, commandLine, question_id, 'wrong_answer');
    expect(await Promise.all(players.map(coinsOf))).toEqual([15, 15]);
  });
});
