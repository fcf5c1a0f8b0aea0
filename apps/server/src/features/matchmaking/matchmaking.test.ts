import type { MatchView } from '@trivia/contract/match.ts';
import type { Invitation, QueueView } from '@trivia/contract/matchmaking.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../testing/build-test-server.ts';
import { answerRound, findOption } from '../../testing/daily-driver.ts';
import { giveCoins } from '../../testing/give.ts';
import type { TestPlayer } from '../../testing/test-player.ts';
import { BOT_ID } from '../house-bot/bot-seat.ts';
import { HouseBot } from '../house-bot/house-bot.ts';
import { getWallet } from '../wallet/get-wallet.ts';
import { reconcileLedger } from '../wallet/reconcile-ledger.ts';

const TUG = { type: 'tugofwar', mode: 'multi' } as const;
const BATTLE = { type: 'headtohead', mode: 'multi', plan: 'coins-10' } as const;
const DUEL = { type: 'survival', mode: 'multi' } as const;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

async function signUp(plan: 'freemium' | 'plus' = 'plus', coins = 50): Promise<TestPlayer> {
  const player = await server.signUp({ plan });
  if (coins > 0) await giveCoins(server.deps, player.id, { coins });
  return player;
}

const join = (player: TestPlayer, game: Record<string, unknown>) =>
  player.post<QueueView>('/play/queue', game);
const look = async (player: TestPlayer, id: string) =>
  (await player.get<MatchView>(`/play/matches/${id}`)).body;
const coinsOf = async ({ id }: TestPlayer) => (await getWallet(server.db, id)).coin;

async function pair(game: Record<string, unknown>): Promise<[TestPlayer, TestPlayer, string]> {
  const [one, other] = [await signUp(), await signUp()];
  await join(one, game);
  const { body } = await join(other, game);
  if (!body.matchId) throw new Error('They were not paired');
  return [one, other, body.matchId];
}

/** The next round is announced ahead, then it opens. */
async function openRound(): Promise<void> {
  await server.pass(3_500);
  server.clock.advance(700);
}

/** Plays a match of two to its end; `verdicts` says for each round who is right. */
async function playLive(
  players: readonly TestPlayer[],
  id: string,
  verdicts: readonly (readonly boolean[])[],
) {
  for (const round of verdicts) {
    await openRound();
    for (const [index, player] of players.entries()) {
      const match = await look(player, id);
      await answerRound(player, match, await findOption(server, match, round[index] ?? false));
    }
  }
}

describe('the queue', () => {
  it('puts two together, takes their stakes, and tells both', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const waiting = await join(one, TUG);
    expect(waiting.body).toMatchObject({ status: 'waiting', matchId: null });
    expect(waiting.body.botAtMs - waiting.body.joinedAtMs).toBe(15_000);
    const matched = await join(other, TUG);
    expect(matched.body.status).toBe('matched');
    expect((await join(one, TUG)).body.matchId).toBe(matched.body.matchId);
    expect(await Promise.all([one, other].map(coinsOf))).toEqual([40, 40]);
    const match = await look(one, matched.body.matchId ?? '');
    expect(match.players).toMatchObject([{ isBot: false }, { isBot: false }]);
    expect((match.round?.opensAtMs ?? 0) - server.clock.nowMs()).toBe(4_000);
  });

  it('keeps stakes and modes apart', async () => {
    await join(await signUp(), BATTLE);
    expect((await join(await signUp(), { ...BATTLE, plan: 'free' })).body.status).toBe('waiting');
    expect((await join(await signUp(), TUG)).body.status).toBe('waiting');
  });

  it('forgets who left, and who is not heard of', async () => {
    const [left, silent, late] = [await signUp(), await signUp(), await signUp()];
    await join(left, TUG);
    await left.call('DELETE', '/play/queue');
    await join(silent, TUG);
    server.clock.advance(8_001);
    expect((await join(late, TUG)).body.status).toBe('waiting');
    expect(await coinsOf(silent)).toBe(50);
  });

  it('reaches further the longer somebody waits', async () => {
    const [starter, challenger] = [await signUp(), await signUp()];
    await server.db
      .updateTable('ledger_account')
      .set({ earned: 0 })
      .where('player_id', '=', starter.id)
      .execute();
    await join(starter, TUG);
    await join(challenger, TUG);
    await server.db
      .updateTable('queue_ticket')
      .set({ tier: 'challenger' })
      .where('player_id', '=', challenger.id)
      .execute();
    // They were equals when both joined, so they play already.
    expect((await join(starter, TUG)).body.status).toBe('matched');
  });

  it('gathers a crowd for the survival duel', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => signUp()));
    for (const player of players) expect((await join(player, DUEL)).body.status).toBe('waiting');
    server.clock.advance(5_000);
    const { body } = await join(players[0] ?? (await signUp()), DUEL);
    expect(body.status).toBe('matched');
    expect((await look(players[4] ?? (await signUp()), body.matchId ?? '')).players).toHaveLength(5);
  });

  it('402: refuses freemium players and empty purses', async () => {
    expect(await join(await signUp('freemium'), TUG)).toMatchObject({
      status: 402,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
    expect(await join(await signUp('plus', 9), TUG)).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_COINS' },
    });
    expect(await join(await signUp(), { ...TUG, plan: 'coins-10' })).toMatchObject({ status: 422 });
  });

  it('402: three battles a day for freemium players', async () => {
    const free = { ...BATTLE, plan: 'free' };
    const player = await signUp('freemium');
    for (let battle = 0; battle < 3; battle += 1) {
      await join(await signUp(), free);
      const { body } = await join(player, free);
      await player.post(`/play/matches/${body.matchId}/leave`);
    }
    expect(await join(player, free)).toMatchObject({ status: 402, body: { code: 'PLAY_LIMIT_REACHED' } });
  });

  it('seats nobody twice when 40 join at once, and leaves nobody over', async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => signUp()));
    // As clients do: they ask again until they are told.
    let waiting: readonly TestPlayer[] = players;
    for (let turn = 0; turn < 5 && waiting.length > 0; turn += 1) {
      const views = await Promise.all(waiting.map((player) => join(player, TUG)));
      waiting = waiting.filter((_, index) => views[index]?.body.status !== 'matched');
    }
    expect(waiting).toEqual([]);
    const seats = await server.db.selectFrom('match_player').select(['match_id', 'player_id']).execute();
    expect(seats).toHaveLength(40);
    expect(new Set(seats.map(({ player_id }) => player_id)).size).toBe(40);
    expect(new Set(seats.map(({ match_id }) => match_id)).size).toBe(20);
  });
});

describe('the house bot', () => {
  it('is offered after 15 seconds, plays without coins, and is labelled', async () => {
    const player = await signUp();
    const game = { ...TUG, acceptsBot: true };
    expect((await join(player, game)).body.status).toBe('waiting');
    for (let seconds = 0; seconds < 14; seconds += 2) {
      server.clock.advance(2_000);
      expect((await join(player, game)).body.status).toBe('waiting');
    }
    server.clock.advance(1_000);
    const { body } = await join(player, game);
    expect(body.status).toBe('matched');
    expect(await coinsOf(player)).toBe(50);
    const match = await look(player, body.matchId ?? '');
    expect(match.players).toMatchObject([
      { isMe: true, isBot: false },
      { id: BOT_ID, isBot: true },
    ]);
  });

  it('answers each round by itself, and half the points are paid', async () => {
    const player = await signUp();
    await join(player, TUG);
    server.clock.advance(7_000);
    await join(player, TUG);
    server.clock.advance(7_900);
    await join(player, TUG);
    server.clock.advance(200);
    const { body } = await join(player, { ...TUG, acceptsBot: true });
    const id = body.matchId ?? '';
    const bot = new HouseBot();
    for (let round = 1; round <= 5; round += 1) {
      await openRound();
      const match = await look(player, id);
      expect(match.round?.number).toBe(round);
      await answerRound(player, match, await findOption(server, match, true));
      server.clock.advance(8_100);
      await bot.playDue(server.deps);
    }
    const over = await look(player, id);
    expect(over.phase).toBe('over');
    expect(over.result?.coins).toBe(0);
    expect([0, 25]).toContain(over.result?.points);
    const kept = await server.db
      .selectFrom('player_question')
      .select('player_id')
      .where('player_id', '=', BOT_ID)
      .execute();
    expect(kept).toEqual([]);
  });
});

describe('invitations', () => {
  const invite = (player: TestPlayer, body: Record<string, unknown>) =>
    player.post<Invitation>('/play/invitations', body);
  const accept = (player: TestPlayer, id: string) =>
    player.post<Invitation>(`/play/invitations/${id}/accept`);

  it('201: one player is asked, accepts, and both play', async () => {
    const [one, other, stranger] = [await signUp(), await signUp(), await signUp()];
    const asked = await invite(one, { ...BATTLE, playerId: other.id });
    expect(asked).toMatchObject({
      status: 201,
      body: { type: 'headtohead', plan: 'coins-10', rematch: false, status: 'open', code: null },
    });
    expect(asked.body.expiresAtMs - server.clock.nowMs()).toBe(59_000);
    expect(asked.body.requester.id).toBe(one.id);
    expect((await accept(stranger, asked.body.id)).status).toBe(404);
    const accepted = await accept(other, asked.body.id);
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect((await accept(other, asked.body.id)).body.matchId).toBe(accepted.body.matchId);
    const seen = await one.get<Invitation>(`/play/invitations/${asked.body.id}`);
    expect(seen.body.matchId).toBe(accepted.body.matchId);
    expect((await look(one, accepted.body.matchId ?? '')).players).toHaveLength(2);
  });

  it('409 after 59 seconds, when declined, and when taken back', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const late = await invite(one, { ...TUG, playerId: other.id });
    server.clock.advance(59_000);
    expect(await accept(other, late.body.id)).toMatchObject({
      status: 409,
      body: { code: 'INVITATION_CLOSED' },
    });
    expect((await one.get<Invitation>(`/play/invitations/${late.body.id}`)).body.status).toBe('expired');
    for (const who of [one, other]) {
      const { body } = await invite(one, { ...TUG, playerId: other.id });
      expect((await who.post<Invitation>(`/play/invitations/${body.id}/decline`)).body.status).toBe(
        'declined',
      );
      expect((await accept(other, body.id)).status).toBe(409);
    }
    expect(await Promise.all([one, other].map(coinsOf))).toEqual([50, 50]);
  });

  it('a link is taken by the first who opens it, not by who made it', async () => {
    const [one, ...others] = [await signUp(), await signUp(), await signUp(), await signUp()];
    const { body } = await invite(one, TUG);
    expect(body.code).toMatch(/^[A-Z2-9]{8}$/);
    const open = (player: TestPlayer) =>
      player.post<Invitation>('/play/invitations/link', { joinCode: body.code });
    expect((await open(one)).status).toBe(404);
    const answers = await Promise.all(others.map(open));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('404 for nobody, oneself and the bot; 422 for who plays already', async () => {
    const [one, other] = [await signUp(), await signUp()];
    for (const playerId of [one.id, BOT_ID, '00000000-0000-4000-8000-000000000000']) {
      expect((await invite(one, { ...TUG, playerId })).status).toBe(404);
    }
    await pair(TUG);
    const [busy] = await pair(TUG);
    expect(await invite(one, { ...TUG, playerId: busy.id })).toMatchObject({
      status: 422,
      body: { code: 'PLAYER_BUSY' },
    });
    // Between asking and answering the other one found a match elsewhere.
    const { body } = await invite(one, { ...TUG, playerId: other.id });
    await join(one, TUG);
    await join(await signUp(), TUG);
    expect(await accept(other, body.id)).toMatchObject({ status: 422, body: { code: 'PLAYER_BUSY' } });
    expect(await coinsOf(other)).toBe(50);
  });

  it('double bookings resolve to one match', async () => {
    const [one, other, third] = [await signUp(), await signUp(), await signUp()];
    const mine = await invite(one, { ...TUG, playerId: other.id });
    const theirs = await invite(third, { ...TUG, playerId: other.id });
    await Promise.all([accept(other, mine.body.id), accept(other, theirs.body.id), join(other, TUG)]);
    const seats = await server.db
      .selectFrom('match_player')
      .select('match_id')
      .where('player_id', '=', other.id)
      .execute();
    expect(seats).toHaveLength(1);
  });
});

describe('a rematch', () => {
  const ask = (player: TestPlayer, id: string) => player.post<Invitation>(`/play/matches/${id}/rematch`);
  const round = [true, false] as const;

  it('starts when both ask, also at once', async () => {
    const [one, other, id] = await pair(TUG);
    expect(await ask(one, id)).toMatchObject({ status: 422, body: { code: 'MATCH_NOT_OVER' } });
    await playLive([one, other], id, [round, round, round, round, round]);
    expect((await look(one, id)).result).toMatchObject({ outcome: 'won', coins: 20, points: 50 });
    const answers = await Promise.all([ask(one, id), ask(other, id)]);
    const statuses = answers.map(({ body }) => body.status).toSorted();
    expect(statuses).toEqual(['accepted', 'open']);
    const again = answers.find(({ body }) => body.status === 'accepted')?.body;
    expect(again).toMatchObject({ rematch: true });
    expect((await look(other, again?.matchId ?? '')).round?.number).toBe(1);
  });

  it('is nothing to ask of the bot or of a stranger', async () => {
    const [, , id] = await pair(TUG);
    expect((await ask(await signUp(), id)).status).toBe(404);
  });
});
