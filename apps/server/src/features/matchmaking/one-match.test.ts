/** Double bookings: of several simultaneous ways into a match, only one succeeds for a player. */
import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { BATTLE, coinsOf, DUEL, join, pair, signUpRich, TUG } from '../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

const STAKE = 10;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

type Call = () => Promise<{ readonly status: number; readonly body: unknown }>;

/** Puts an opponent into a queue, so that the next player to join plays at once. */
async function opponentIn(game: Record<string, unknown>): Promise<void> {
  await join(await signUpRich(server), game);
}

async function invitationsTo(player: TestPlayer, count: number): Promise<Call[]> {
  const calls: Call[] = [];
  for (let times = 0; times < count; times += 1) {
    const { body } = await (await signUpRich(server)).post<Invitation>('/play/invitations', {
      ...(times % 2 === 0 ? TUG : BATTLE),
      playerId: player.id,
    });
    calls.push(() => player.post(`/play/invitations/${body.id}/accept`));
  }
  return calls;
}

async function linksFor(player: TestPlayer, count: number): Promise<Call[]> {
  const calls: Call[] = [];
  for (let times = 0; times < count; times += 1) {
    const { body } = await (await signUpRich(server)).post<Invitation>('/play/invitations', TUG);
    calls.push(() => player.post('/play/invitations/link', { joinCode: body.code }));
  }
  return calls;
}

/** Finishes a match of the two, and returns both calls for a rematch. */
async function rematchOf(one: TestPlayer, other: TestPlayer): Promise<Call[]> {
  await join(one, TUG);
  const { matchId } = (await join(other, TUG)).body;
  await other.post(`/play/matches/${matchId}/leave`);
  const ask = (player: TestPlayer) => () => player.post(`/play/matches/${matchId}/rematch`);
  return [ask(one), ask(other), ask(one)];
}

/** Shuffles calls, reproducibly by `turn`. */
const shuffled = (calls: readonly Call[], turn: number): Call[] =>
  calls
    .map((call, index) => ({ call, key: (index * 7 + turn * 11) % calls.length }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ call }) => call);

it.each([1, 2, 3])(
  '20 simultaneous calls of queue, invitations, links and rematches start one match, order %i',
  async (turn) => {
    const player = await signUpRich(server, 'plus', 100);
    const rematches = [
      ...(await rematchOf(player, await signUpRich(server))),
      ...(await rematchOf(player, await signUpRich(server))),
    ];
    const before = await coinsOf(server, player);
    const calls: Call[] = [
      ...rematches,
      ...(await invitationsTo(player, 4)),
      ...(await linksFor(player, 4)),
      ...[TUG, BATTLE, DUEL, TUG, BATTLE].map((game) => () => join(player, game)),
      () => join(player, { ...TUG, acceptsBot: true }),
    ];
    await opponentIn(TUG);
    await opponentIn(BATTLE);
    expect(calls).toHaveLength(20);

    const answers = await Promise.all(shuffled(calls, turn).map((call) => call()));
    for (const { status, body } of answers)
      expect([200, 201, 409, 422], JSON.stringify(body)).toContain(status);
    const seats = await server.db
      .selectFrom('match_player as seat')
      .innerJoin('match', 'match.id', 'seat.match_id')
      .select('match.id')
      .where('seat.player_id', '=', player.id)
      .where('match.status', '=', 'playing')
      .execute();
    expect(seats).toHaveLength(1);
    expect(await coinsOf(server, player)).toBe(before - STAKE);
    const tickets = await server.db.selectFrom('queue_ticket').select('player_id').execute();
    expect(tickets.map(({ player_id }) => player_id)).not.toContain(player.id);
  },
);

it('two players who invite each other and both accept get one match', async () => {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  const invite = async (from: TestPlayer, to: TestPlayer) =>
    (await from.post<Invitation>('/play/invitations', { ...TUG, playerId: to.id })).body.id;
  const [mine, theirs] = [await invite(one, other), await invite(other, one)];
  const answers = await Promise.all([
    other.post(`/play/invitations/${mine}/accept`),
    one.post(`/play/invitations/${theirs}/accept`),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await server.db.selectFrom('match').select('id').execute()).toHaveLength(1);
  await expect(pair(server, TUG)).resolves.toBeDefined();
});
