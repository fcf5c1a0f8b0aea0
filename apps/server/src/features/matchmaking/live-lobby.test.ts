/** User view of live games, before and during one. */
import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption } from '../../../test/support/daily-driver.ts';
import {
  DUEL,
  join,
  look,
  openRound,
  pair,
  playBriefly,
  signUpRich,
  startCrowdGame,
  TUG,
} from '../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

const FREE = { type: 'headtohead', mode: 'multi', plan: 'free' } as const;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

const stakesOf = async (player: TestPlayer, type: string) =>
  (await player.get<{ data: StakesOffer[] }>(`/play/plans?type=${type}&mode=multi`)).body.data;
const unfinishedOf = async (player: TestPlayer) =>
  (await player.get<{ data: { id: string }[] }>('/play/matches')).body.data;

describe('the stakes of live games', () => {
  it('admit freemium players to three battles a day, at any stakes', async () => {
    const player = await signUpRich(server, 'freemium', 10);
    for (const left of [3, 2, 1]) {
      const offers = await stakesOf(player, 'headtohead');
      expect(
        offers.map(({ id, mayPlay, refusal, playsLeft }) => ({ id, mayPlay, refusal, playsLeft })),
      ).toEqual([
        { id: 'free', mayPlay: true, refusal: null, playsLeft: left },
        { id: 'coins-10', mayPlay: true, refusal: null, playsLeft: left },
        { id: 'coins-50', mayPlay: false, refusal: 'NOT_ENOUGH_COINS', playsLeft: left },
      ]);
      await join(await signUpRich(server), FREE);
      const { body } = await join(player, FREE);
      await playBriefly(server, player, body.matchId ?? '');
    }
    const used = await stakesOf(player, 'headtohead');
    const midnight = Date.UTC(2026, 10, 25, 21);
    for (const offer of used) {
      expect(offer).toMatchObject({ mayPlay: false, playsLeft: 0, playsReturnAtMs: midnight });
      expect(offer.refusal).toBe('PLAY_LIMIT_REACHED');
    }
    server.clock.advance(midnight - server.clock.nowMs());
    expect(await stakesOf(player, 'headtohead')).toMatchObject([
      { mayPlay: true, playsLeft: 3 },
      { mayPlay: true },
      { mayPlay: false },
    ]);
  });

  it('require Plus in other modes, where it has no limit', async () => {
    const [free, plus] = [await signUpRich(server, 'freemium'), await signUpRich(server)];
    for (const type of ['survival', 'tugofwar']) {
      expect(await stakesOf(free, type)).toMatchObject([
        { mayPlay: false, refusal: 'SUBSCRIPTION_REQUIRED', playsLeft: 0, playsReturnAtMs: null },
      ]);
      expect(await stakesOf(plus, type)).toMatchObject([{ mayPlay: true, refusal: null, playsLeft: null }]);
    }
  });
});

describe('a running live match', () => {
  it('is found by its stakes and in the list until it is over', async () => {
    const [one, other, id] = await pair(server, TUG);
    for (const player of [one, other]) {
      expect(await stakesOf(player, 'tugofwar')).toMatchObject([{ unfinishedMatchId: id }]);
      expect(await stakesOf(player, 'headtohead')).toMatchObject([
        { unfinishedMatchId: null },
        { unfinishedMatchId: null },
        { unfinishedMatchId: null },
      ]);
      expect(await unfinishedOf(player)).toEqual([
        { id, type: 'tugofwar', mode: 'multi', round: 0, roundCount: 5 },
      ]);
    }
    await one.post(`/play/matches/${id}/leave`);
    for (const player of [one, other]) {
      expect(await stakesOf(player, 'tugofwar')).toMatchObject([{ unfinishedMatchId: null }]);
      expect(await unfinishedOf(player)).toEqual([]);
    }
  });

  it('allows an eliminated player to start another', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => signUpRich(server)));
    const id = (await startCrowdGame(server, players, DUEL)) ?? '';
    const [out] = players;
    if (!out) throw new Error('Three signed up');
    for (let lives = 3; lives > 0; lives -= 1) {
      expect(await unfinishedOf(out)).toHaveLength(1);
      await openRound(server);
      for (const player of players) {
        const match = await look(player, id);
        await answerRound(player, match, await findOption(server, match, player !== out));
      }
    }
    expect(await unfinishedOf(out)).toEqual([]);
    expect((await look(out, id)).phase).not.toBe('over');
    expect((await join(out, TUG)).body.status).toBe('waiting');
    const [, rival] = players;
    expect((await rival?.post('/play/queue', TUG))?.body).toMatchObject({ status: 'matched', matchId: id });
  });
});
