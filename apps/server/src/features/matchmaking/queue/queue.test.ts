import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import {
  BATTLE,
  coinsOf,
  DUEL,
  earnPoints,
  join,
  look,
  playBriefly,
  signUpRich,
  TUG,
} from '../../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../../test/support/test-player.ts';
import { reconcileLedger } from '../../../reconcile-ledger.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

describe('the queue', () => {
  it('pairs two players, takes their stakes, and notifies both', async () => {
    const [one, other] = [await signUpRich(server), await signUpRich(server)];
    const waiting = await join(one, TUG);
    expect(waiting.body).toMatchObject({ status: 'waiting', matchId: null });
    expect(waiting.body.botAtMs - waiting.body.joinedAtMs).toBe(15_000);
    const matched = await join(other, TUG);
    expect(matched.body.status).toBe('matched');
    expect((await join(one, TUG)).body.matchId).toBe(matched.body.matchId);
    expect(await Promise.all([one, other].map((player) => coinsOf(server, player)))).toEqual([40, 40]);
    const match = await look(one, matched.body.matchId ?? '');
    expect(match.players).toMatchObject([
      { isBot: false, tier: 'starter' },
      { isBot: false, tier: 'starter' },
    ]);
    expect(match).toMatchObject({ round: null, nextRoundAtMs: server.clock.nowMs() + 4_000 });
  });

  it('pairs only equal stakes and modes', async () => {
    await join(await signUpRich(server), BATTLE);
    expect((await join(await signUpRich(server), { ...BATTLE, plan: 'free' })).body.status).toBe('waiting');
    expect((await join(await signUpRich(server), TUG)).body.status).toBe('waiting');
  });

  it('removes players who left, and those who stop polling', async () => {
    const [left, silent, late] = [
      await signUpRich(server),
      await signUpRich(server),
      await signUpRich(server),
    ];
    await join(left, TUG);
    await left.call('DELETE', '/play/queue');
    await join(silent, TUG);
    server.clock.advance(8_001);
    expect((await join(late, TUG)).body.status).toBe('waiting');
    expect(await coinsOf(server, silent)).toBe(50);
  });

  it('takes no stake from an absent player, and pairs the others with players who are present', async () => {
    const [gone, here, next] = [await signUpRich(server), await signUpRich(server), await signUpRich(server)];
    await join(gone, TUG);
    server.clock.advance(1_500);
    expect((await join(here, TUG)).body.status).toBe('waiting');
    server.clock.advance(2_000);
    expect((await join(here, TUG)).body.status).toBe('waiting');
    server.clock.advance(1_000);
    // The player's last sign was before the next one came.
    expect((await join(next, TUG)).body.status).toBe('waiting');
    expect((await join(here, TUG)).body.status).toBe('matched');
    expect((await join(next, TUG)).body.status).toBe('matched');
    expect(await coinsOf(server, gone)).toBe(50);
  });

  it('takes no stake from a player who answered a ready check for another group and left', async () => {
    const [silent, gone, here] = [
      await signUpRich(server),
      await signUpRich(server),
      await signUpRich(server),
    ];
    await join(silent, TUG);
    server.clock.advance(2_500);
    expect((await join(gone, TUG)).body.status).toBe('waiting');
    // The silent player is no longer considered, but the other one's ready check has not expired.
    server.clock.advance(2_000);
    expect((await join(here, TUG)).body.status).toBe('waiting');
    server.clock.advance(1_000);
    expect((await join(here, TUG)).body.status).toBe('waiting');
    expect(await Promise.all([gone, here].map((player) => coinsOf(server, player)))).toEqual([50, 50]);
  });

  it('starts the match once all its players have confirmed by a poll, in any order', async () => {
    const [one, other] = [await signUpRich(server), await signUpRich(server)];
    await join(one, TUG);
    server.clock.advance(1_100);
    expect((await join(other, TUG)).body.status).toBe('waiting');
    // Longer than a poll counts as recent, and shorter than the lifetime of a ready check.
    server.clock.advance(1_100);
    const { body } = await join(one, TUG);
    expect(body.status).toBe('matched');
    expect((await join(other, TUG)).body.matchId).toBe(body.matchId);
  });

  it('widens the search by one tier after three seconds', async () => {
    const [starter, challenger] = [await signUpRich(server), await signUpRich(server)];
    await earnPoints(server, challenger, 1_000);
    await join(starter, TUG);
    expect((await join(challenger, TUG)).body.status).toBe('waiting');
    server.clock.advance(2_999);
    expect((await join(starter, TUG)).body.status).toBe('waiting');
    server.clock.advance(1);
    const { body } = await join(challenger, TUG);
    expect(body.status).toBe('matched');
    expect((await join(starter, TUG)).body.matchId).toBe(body.matchId);
    const { players } = await look(starter, body.matchId ?? '');
    expect(players.map(({ isMe, tier }) => [isMe, tier]).toSorted()).toEqual([
      [false, 'challenger'],
      [true, 'starter'],
    ]);
  });

  it('gathers many players for the survival duel', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => signUpRich(server)));
    for (const player of players) expect((await join(player, DUEL)).body.status).toBe('waiting');
    // Clients poll every 2 seconds at different times; once gathered, all respond again.
    for (let asks = 0; asks < 16; asks += 1) {
      server.clock.advance(400);
      const player = players[asks % players.length] ?? (await signUpRich(server));
      expect((await join(player, DUEL)).body.status).toBe('waiting');
    }
    server.clock.advance(400);
    const { body } = await join(players[1] ?? (await signUpRich(server)), DUEL);
    expect(body.status).toBe('matched');
    expect((await look(players[4] ?? (await signUpRich(server)), body.matchId ?? '')).players).toHaveLength(
      5,
    );
  });

  it('402: refuses freemium players and insufficient balances', async () => {
    expect(await join(await signUpRich(server, 'freemium'), TUG)).toMatchObject({
      status: 402,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
    expect(await join(await signUpRich(server, 'plus', 9), TUG)).toMatchObject({
      status: 402,
      body: { code: 'NOT_ENOUGH_COINS' },
    });
    expect(await join(await signUpRich(server), { ...TUG, plan: 'coins-10' })).toMatchObject({ status: 422 });
  });

  it('402: allows freemium players three battles a day', async () => {
    const free = { ...BATTLE, plan: 'free' };
    const player = await signUpRich(server, 'freemium');
    for (let battle = 0; battle < 3; battle += 1) {
      await join(await signUpRich(server), free);
      const { body } = await join(player, free);
      await playBriefly(server, player, body.matchId ?? '');
    }
    expect(await join(player, free)).toMatchObject({ status: 402, body: { code: 'PLAY_LIMIT_REACHED' } });
  });

  it('does not count a battle that ended without an answer', async () => {
    const free = { ...BATTLE, plan: 'free' };
    const player = await signUpRich(server, 'freemium');
    for (let battle = 0; battle < 4; battle += 1) {
      const other = await signUpRich(server);
      await join(other, free);
      const { body } = await join(player, free);
      expect(body.status).toBe('matched');
      await other.post(`/play/matches/${body.matchId}/leave`);
    }
  });

  it('gives each of 40 concurrent players one seat', async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => signUpRich(server)));
    // Clients poll until they have a match.
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
