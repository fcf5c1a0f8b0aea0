import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { addDays, dayEndMs, dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import {
  DAILY,
  findOption,
  goOn,
  playDaily,
  playRound,
  startDaily,
} from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

const today = () => dayOf(server.clock.nowMs());
const look = async (player: TestPlayer) => (await player.get<DailyChallenge>('/play/daily-challenge')).body;

describe('GET play/daily-challenge', () => {
  it('200: returns the day, the rewards and the player’s progress', async () => {
    const player = await server.signUp();
    expect(await look(player)).toMatchObject({
      day: '2026-11-25',
      nextAtMs: Date.UTC(2026, 10, 25, 21),
      status: 'open',
      matchId: null,
      playsLeft: 3,
      rounds: 5,
      secondsPerRound: 30,
      rewards: {
        pointsPerRight: 20,
        pointsForAllRight: 50,
        firstCount: 1000,
        firstPoints: 100,
        firstCoins: 20,
      },
      placesTaken: 0,
      streakDays: 0,
    });
    const match = await startDaily(player);
    expect(await look(player)).toMatchObject({ status: 'playing', matchId: match.id, playsLeft: 2 });
    await player.post(`/play/matches/${match.id}/leave`);
    expect(await look(player)).toMatchObject({ status: 'forfeited', matchId: match.id, streakDays: 0 });
  });

  it('401 without a token; 503 without questions', async () => {
    expect((await server.app.inject({ url: '/api/play/daily-challenge' })).statusCode).toBe(401);
    const empty = await buildTestServer({ hasQuestions: false });
    const player = await empty.signUp();
    expect((await player.get('/play/daily-challenge')).status).toBe(503);
    expect((await player.post('/play/matches', DAILY)).status).toBe(503);
    await empty.close();
  });

  it('returns the streak and the days of the week', async () => {
    const player = await server.signUp({ membership: 'plus' });
    for (let day = 0; day < 2; day += 1) {
      await playDaily(server, player, 1);
      server.clock.advance(DAY_MS);
    }
    const before = await look(player);
    expect(before).toMatchObject({ streakDays: 2, playsLeft: null });
    expect(before.week.map(({ state }) => state)).toEqual([
      'missed',
      'missed',
      'missed',
      'missed',
      'played',
      'played',
      'today',
    ]);
    await playDaily(server, player, 1);
    expect(await look(player)).toMatchObject({ status: 'played', streakDays: 3 });
    server.clock.advance(2 * DAY_MS);
    expect((await look(player)).streakDays).toBe(0);
  });
});

describe('rewards', () => {
  it('pays 20 points per right answer', async () => {
    const player = await server.signUp();
    const { result } = await playDaily(server, player, 4);
    expect(result).toMatchObject({ outcome: 'won', rightAnswers: 4, points: 80, coins: 0, place: null });
    const entries = await player.get<{ data: { reason: string; amount: number }[] }>('/wallet/entries');
    expect(entries.body.data).toMatchObject([{ reason: 'daily_challenge', amount: 80, balanceAfter: 80 }]);
  });

  it('gives places to the first players with five right answers: 100 points more, and coins for Plus only', async () => {
    const [plus, free] = [await server.signUp({ membership: 'plus' }), await server.signUp()];
    const first = await playDaily(server, plus, 5);
    expect(first.result).toMatchObject({ place: 1, points: 250, coins: 20, coinsForPlus: 0 });
    const second = await playDaily(server, free, 5);
    expect(second.result).toMatchObject({ place: 2, points: 250, coins: 0, coinsForPlus: 20 });
    expect((await look(free)).placesTaken).toBe(2);
    expect(await reconcileLedger(server.deps)).toEqual([]);
  });

  it('gives 1,000 places a day, and no more', async () => {
    await look(await server.signUp());
    await server.db.updateTable('daily_place').set({ taken: 999 }).where('day', '=', today()).execute();
    const players = [await server.signUp(), await server.signUp(), await server.signUp()];
    const matches: MatchView[] = [];
    for (const player of players) {
      let match = await startDaily(player);
      for (let round = 1; round < 5; round += 1) {
        match = await goOn(player, await playRound(server, player, match, true));
      }
      matches.push(match);
    }
    server.clock.advance(1_000);
    const answers = await Promise.all(
      players.map(async (player, index) => {
        const match = matches[index] as MatchView;
        const optionId = await findOption(server, match, true);
        return await player.post<{ match: MatchView }>(`/play/matches/${match.id}/answers`, {
          round: 5,
          optionId,
        });
      }),
    );
    const places = answers.map(({ body }) => body.match.result?.place);
    expect(places.filter((place) => place === 1000)).toHaveLength(1);
    expect(places.filter((place) => place === null)).toHaveLength(2);
    const points = answers.map(({ body }) => body.match.result?.points);
    expect(points.toSorted()).toEqual([150, 150, 250]);
  });

  it('returns the changes to the player in the reply that ends the match', async () => {
    const player = await server.signUp();
    let match = await startDaily(player);
    for (let round = 1; round < 5; round += 1)
      match = await goOn(player, await playRound(server, player, match, true));
    server.clock.advance(1_000);
    const optionId = await findOption(server, match, true);
    const last = await player.post(`/play/matches/${match.id}/answers`, { round: 5, optionId });
    expect(last.userPatch).toEqual({
      coin: 0,
      point: 250,
      walletVersion: 2,
      info: { tier: 'starter', lifetimePoints: 250, quizzesCompleted: 1, streakDays: 1 },
      challenge: { day: today(), hasPlayed: true },
    });
  });
});

describe('who may play', () => {
  it('402: allows freemium three a week, Saturday to Friday, and Plus every day', async () => {
    server.clock.set(dayStartMs('2026-11-28') + 1_000);
    const [free, plus] = [await server.signUp(), await server.signUp({ membership: 'plus' })];
    for (let day = 0; day < 3; day += 1) {
      await playDaily(server, free, 0);
      await playDaily(server, plus, 0);
      server.clock.advance(DAY_MS);
    }
    expect(await look(free)).toMatchObject({ status: 'limit_reached', playsLeft: 0 });
    expect(await free.post('/play/matches', DAILY)).toMatchObject({
      status: 402,
      body: { code: 'PLAY_LIMIT_REACHED' },
    });
    expect((await plus.post('/play/matches', DAILY)).status).toBe(201);
    server.clock.set(dayStartMs('2026-12-05'));
    expect(await look(free)).toMatchObject({ status: 'open', playsLeft: 3 });
    expect((await free.post('/play/matches', DAILY)).status).toBe(201);
  });

  it('counts a forfeited day as a play, but not a refused start', async () => {
    server.clock.set(dayStartMs('2026-11-28'));
    const player = await server.signUp();
    for (let day = 0; day < 3; day += 1) {
      await player.post(`/play/matches/${(await startDaily(player)).id}/leave`);
      server.clock.advance(DAY_MS);
    }
    expect((await player.post('/play/matches', DAILY)).status).toBe(402);
    expect(await server.db.selectFrom('daily_play').selectAll().execute()).toHaveLength(3);
  });
});

describe('midnight', () => {
  it('continues a match that began before it as yesterday’s', async () => {
    const day = today();
    const player = await server.signUp();
    server.clock.set(dayEndMs(day) - 1_500);
    let match = await startDaily(player);
    for (let round = 1; round <= 5; round += 1) {
      match = await playRound(server, player, match, true);
      if (match.phase === 'reveal') match = await goOn(player, match);
    }
    expect(today()).toBe(addDays(day, 1));
    expect(match.result).toMatchObject({ place: 1, points: 250 });
    expect(await look(player)).toMatchObject({ status: 'open', placesTaken: 0, streakDays: 1 });
    const [place] = await server.db.selectFrom('daily_place').selectAll().where('day', '=', day).execute();
    expect(place?.taken).toBe(1);
  });

  it('allows today’s start while yesterday’s match still runs', async () => {
    const player = await server.signUp();
    server.clock.set(dayEndMs(today()) - 1_500);
    const yesterdays = await startDaily(player);
    server.clock.advance(2_000);
    const todays = await startDaily(player);
    expect(todays.id).not.toBe(yesterdays.id);
    const { body } = await player.get<{ data: { id: string }[] }>('/play/matches');
    expect(body.data.map(({ id }) => id)).toEqual([yesterdays.id, todays.id]);
  });
});
