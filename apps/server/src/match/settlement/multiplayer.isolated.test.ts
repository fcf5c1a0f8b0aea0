import { randomUUID } from 'node:crypto';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { defineMode } from '@trivia/rules/match/define-mode.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption } from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { book } from '../../core/wallet/book.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import { house, move, player as playerHolder } from '../../core/wallet/transfer.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { startMatch } from '../rounds/start-match.ts';

/** A minimal duel: two rounds, ten coins each, and the pot for more right answers. */
vi.mock('@trivia/rules/modes/table.ts', async (importActual) => {
  const actual = await importActual<{ modes: Record<string, unknown> }>();
  const duel = defineMode({
    id: 'tug-of-war',
    minPlayers: 2,
    maxPlayers: 2,
    coinsPerAnswer: 0,
    stakes: [],
    pace: () => ({ rounds: 2, secondsPerRound: 12, revealSeconds: 4, canContinueEarly: false }),
    entry: () => ({ coins: 10, points: 0 }),
    initialStanding: (standing) => standing,
    score: (standing) => standing,
    isActive: () => true,
    award:
      ({ standings }) =>
      (standing) => {
        const best = Math.max(
          ...standings.filter(({ hasLeft }) => !hasLeft).map(({ rightAnswers }) => rightAnswers),
        );
        const leaders = standings.filter((one) => !one.hasLeft && one.rightAnswers === best);
        if (standing.rightAnswers < best) return { outcome: 'lost', coins: 0, points: 0 };
        if (leaders.length > 1) return { outcome: 'draw', coins: 10, points: 0 };
        return { outcome: 'won', coins: 20, points: 50 };
      },
    view: () => ({}),
  });
  return { modes: { ...actual.modes, 'tug-of-war': duel } };
});

let server: TestServer;
let players: [TestPlayer, TestPlayer];
beforeEach(async () => {
  server = await buildTestServer();
  players = [await server.signUp({ membership: 'plus' }), await server.signUp({ membership: 'plus' })];
  for (const { id } of players) await grant(id, 15);
});
afterEach(() => server.close());

const grant = (id: string, coins: number) =>
  inTransaction(server.db, (tx) =>
    book(
      tx,
      { key: randomUUID(), reason: 'welcome_grant', postings: move(house, playerHolder(id), 'coin', coins) },
      server.clock.nowMs(),
    ),
  );

async function startDuel(): Promise<string> {
  const id = randomUUID();
  const seats = players.map((one) => ({ id: one.id, membership: 'plus' as const, isBot: false }));
  const setup = { players: seats, stakesId: null, wagerPoints: 0, categoryId: null, tournament: null };
  const change = await inTransaction(server.db, (tx) =>
    startMatch(server.deps, tx, { id, modeId: 'tug-of-war', setup }),
  );
  server.engine.committed(change);
  // The introduction of the players is over.
  await server.pass(3_400);
  return id;
}

const look = async (player: TestPlayer, id: string) =>
  (await player.get<MatchView>(`/play/matches/${id}`)).body;
const coins = async ({ id }: TestPlayer) => (await getWallet(server.db, id)).coin;

/** Both players answer the open round; the second reply carries the match. */
async function playRound(id: string, verdicts: readonly [boolean, boolean]) {
  server.clock.advance(1_000);
  const match = await look(players[0], id);
  const first = await answerRound(players[0], match, await findOption(server, match, verdicts[0]));
  const second = await answerRound(players[1], match, await findOption(server, match, verdicts[1]));
  return [first.body, second.body] as const;
}

describe('a match of two', () => {
  it('moves the stakes to the escrow, and pays the pot to the winner', async () => {
    const id = await startDuel();
    expect(await Promise.all(players.map(coins))).toEqual([5, 5]);
    const [waiting, closing] = await playRound(id, [true, false]);
    expect(waiting.match).toBeNull();
    expect(closing.match).toMatchObject({ phase: 'reveal', nextRoundAtMs: server.clock.nowMs() + 4_000 });
    await server.pass(4_000);
    await playRound(id, [true, false]);
    const [won, lost] = await Promise.all(players.map((player) => look(player, id)));
    expect(won?.result).toMatchObject({ outcome: 'won', coins: 20, points: 50, rightAnswers: 2 });
    expect(lost?.result).toMatchObject({ outcome: 'lost', coins: 0, points: 0 });
    // Each result has the player's own stake, which is no gain of a winner.
    for (const seen of [won, lost]) expect(seen?.result?.staked).toEqual({ coins: 10, points: 0 });
    expect(await Promise.all(players.map(coins))).toEqual([25, 5]);
    expect(await reconcileLedger(server.deps)).toEqual([]);
  });

  it('returns the stakes after a draw', async () => {
    const id = await startDuel();
    await playRound(id, [true, true]);
    await server.pass(4_000);
    await playRound(id, [false, false]);
    expect(await Promise.all(players.map(coins))).toEqual([15, 15]);
    expect(await reconcileLedger(server.deps)).toEqual([]);
  });

  it('does not start, and takes no stake, when one can’t be paid', async () => {
    await inTransaction(server.db, (tx) =>
      book(
        tx,
        {
          key: randomUUID(),
          reason: 'booster_purchase',
          postings: move(playerHolder(players[1].id), house, 'coin', 10),
        },
        server.clock.nowMs(),
      ),
    );
    await expect(startDuel()).rejects.toMatchObject({ code: 'NOT_ENOUGH_COINS' });
    expect(await Promise.all(players.map(coins))).toEqual([15, 5]);
    expect(await server.db.selectFrom('match').selectAll().execute()).toEqual([]);
  });

  it('hides a player’s answer and the right one until both have answered', async () => {
    const id = await startDuel();
    server.clock.advance(1_000);
    const match = await look(players[0], id);
    const optionId = await findOption(server, match, true);
    await answerRound(players[0], match, optionId);
    const mine = await look(players[0], id);
    expect(mine).toMatchObject({ phase: 'round', closedRounds: [], round: { myOptionId: optionId } });
    const other = await players[1].get(`/play/matches/${id}`);
    expect(other.text.split(optionId)).toHaveLength(2);
    expect(other.text).not.toContain('rightOptionId');
  });

  it('closes once when both give the last answer simultaneously', async () => {
    const id = await startDuel();
    server.clock.advance(1_000);
    const match = await look(players[0], id);
    const optionId = await findOption(server, match, true);
    const replies = await Promise.all(players.map((player) => answerRound(player, match, optionId)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await look(players[0], id)).toMatchObject({ phase: 'reveal', version: 2 });
  });

  it('ends when one leaves: the other takes the pot', async () => {
    const id = await startDuel();
    await playRound(id, [true, true]);
    await players[0].post(`/play/matches/${id}/leave`);
    const { result, unpaid } = await look(players[1], id);
    expect({ ...result, unpaid }).toMatchObject({ outcome: 'won', coins: 20, unpaid: null });
    expect(await Promise.all(players.map(coins))).toEqual([5, 25]);
    expect(await reconcileLedger(server.deps)).toEqual([]);
  });

  it('pays nothing when one leaves before any answer: the other gets the own stake back', async () => {
    const id = await startDuel();
    await players[0].post(`/play/matches/${id}/leave`);
    const { result, unpaid } = await look(players[1], id);
    expect({ ...result, unpaid }).toMatchObject({
      outcome: 'draw',
      coins: 10,
      points: 0,
      unpaid: 'nobody_answered',
    });
    expect(await Promise.all(players.map(coins))).toEqual([5, 15]);
    expect(await reconcileLedger(server.deps)).toEqual([]);
  });

  it('pays the player who answered the round in which the other left', async () => {
    const id = await startDuel();
    server.clock.advance(1_000);
    const match = await look(players[1], id);
    await answerRound(players[1], match, await findOption(server, match, true));
    await players[0].post(`/play/matches/${id}/leave`);
    expect(await look(players[1], id)).toMatchObject({ result: { outcome: 'won', coins: 20 }, unpaid: null });
  });

  it('opens no round early for one player, and forfeits no absent player', async () => {
    const id = await startDuel();
    await playRound(id, [true, false]);
    await players[0].post(`/play/matches/${id}/continue`, { round: 1 });
    expect((await look(players[0], id)).phase).toBe('reveal');
    for (let passed = 0; passed < 60; passed += 5) await server.pass(5_000);
    const over = await look(players[0], id);
    expect(over).toMatchObject({ phase: 'over', result: { isForfeit: false, outcome: 'won' } });
  });

  it('asks questions that neither has seen, by the seed of the match', async () => {
    const seen = new Set<string>();
    for (let duel = 0; duel < 5; duel += 1) {
      for (const { id } of players) await grant(id, 10);
      const id = await startDuel();
      await playRound(id, [true, true]);
      await server.pass(4_000);
      await playRound(id, [true, true]);
      const rounds = await server.db
        .selectFrom('match_round')
        .select('question_id')
        .where('match_id', '=', id)
        .execute();
      for (const { question_id } of rounds) seen.add(question_id);
    }
    expect(seen.size).toBe(10);
  });
});
