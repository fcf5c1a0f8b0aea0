import { createHash } from 'node:crypto';
import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import type { MatchView } from '@trivia/contract/match.ts';
import { addDays, dayEndMs, dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../testing/build-test-server.ts';
import { DAILY, findOption, goOn, playDaily, playRound, startDaily } from '../../testing/daily-driver.ts';
import type { TestPlayer } from '../../testing/test-player.ts';
import { reconcileLedger } from '../wallet/reconcile-ledger.ts';
import { ensureDailySet } from './ensure-daily-set.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

const today = () => dayOf(server.clock.nowMs());
const look = async (player: TestPlayer) => (await player.get<DailyChallenge>('/play/daily-challenge')).body;
type Seal = { day: string; hash: string; document: string | null };
const getSeal = async (day: string) => {
  const response = await server.app.inject({ url: `/api/play/daily-challenge/${day}/seal` });
  return { status: response.statusCode, body: response.json<Seal>() };
};

describe('GET play/daily-challenge', () => {
  it('200: tells the day, the rewards and what the player has done', async () => {
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

  it('shows the days in a row and the week', async () => {
    const player = await server.signUp({ plan: 'plus' });
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

describe('the set of a day', () => {
  it('is the same for everyone, in five categories, and rises', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const read = async (player: TestPlayer) => (await playDaily(server, player, 5)).closedRounds;
    const [first, second] = [await read(one), await read(other)];
    expect(first.map(({ question }) => question.prompt)).toEqual(
      second.map(({ question }) => question.prompt),
    );
    expect(first.map(({ question }) => question.difficulty)).toEqual([1, 1, 2, 2, 3]);
    expect(new Set(first.map(({ question }) => question.categoryId)).size).toBe(5);
  });

  it('puts no question again within 30 days while there are others', async () => {
    // 108 questions, five a day: three are left for the 22nd day, of whatever difficulty.
    const sets = [];
    for (let day = 0; day < 21; day += 1) sets.push(await ensureDailySet(server.deps, addDays(today(), day)));
    const ids = sets.flatMap(({ question_ids }) => question_ids);
    expect(new Set(ids).size).toBe(ids.length);
    // Then those come again that were put longest ago.
    const next = await ensureDailySet(server.deps, addDays(today(), 21));
    const again = next.question_ids.filter((id) => ids.includes(id));
    expect(again).toHaveLength(2);
    for (const id of again) expect(sets[0]?.question_ids).toContain(id);
  });

  it('is made once, however many ask for it at once', async () => {
    const sets = await Promise.all(
      Array.from({ length: 20 }, () => ensureDailySet(server.deps, '2026-12-31')),
    );
    expect(new Set(sets.map(({ seal_hash }) => seal_hash)).size).toBe(1);
  });

  it('stays what it was when a question is changed afterwards', async () => {
    const set = await ensureDailySet(server.deps, today());
    await server.db.updateTable('question').set({ status: 'retired', version: 9 }).execute();
    const match = await startDaily(await server.signUp());
    const [round] = await server.db
      .selectFrom('match_round')
      .selectAll()
      .where('match_id', '=', match.id)
      .execute();
    expect([round?.question_id, round?.question_version]).toEqual([set.question_ids[0], 1]);
  });
});

describe('GET play/daily-challenge/{day}/seal', () => {
  it('publishes the hash a day ahead, and the document it is of when the day is over', async () => {
    const day = today();
    const player = await server.signUp();
    const { sealHash, tomorrowSealHash } = await look(player);
    expect(await getSeal(day)).toEqual({ status: 200, body: { day, hash: sealHash, document: null } });
    const tomorrow = await getSeal(addDays(day, 1));
    expect(tomorrow.body).toMatchObject({ hash: tomorrowSealHash, document: null });
    const { closedRounds } = await playDaily(server, player, 5);

    server.clock.set(dayEndMs(day) - 1);
    expect((await getSeal(day)).body.document).toBeNull();
    server.clock.advance(1);
    const { body } = await getSeal(day);
    expect(body.hash).toBe(sealHash);
    expect(
      createHash('sha256')
        .update(body.document ?? '')
        .digest('hex'),
    ).toBe(sealHash);
    const right = closedRounds.map(({ question, rightOptionId }) => ({
      question: question.prompt,
      right: question.options.find(({ id }) => id === rightOptionId)?.text,
    }));
    const document: unknown = JSON.parse(body.document ?? '');
    expect(document).toEqual({ day, key: right, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(body.document).toBe(
      JSON.stringify({ day, key: right, seed: (document as { seed: string }).seed }),
    );
  });

  it('keeps the document back while somebody who began before midnight still plays', async () => {
    const day = today();
    server.clock.set(dayEndMs(day) - 1_000);
    const player = await server.signUp();
    const match = await startDaily(player);
    server.clock.advance(1_000);
    expect((await getSeal(day)).body.document).toBeNull();
    await player.post(`/play/matches/${match.id}/leave`);
    expect((await getSeal(day)).body.document).not.toBeNull();
  });

  it('404 for days without a challenge, 422 for what is no day', async () => {
    for (const day of ['2026-01-01', '2026-12-31']) expect((await getSeal(day)).status).toBe(404);
    for (const day of ['2026-02-31', 'tomorrow']) expect((await getSeal(day)).status).toBe(422);
  });
});

describe('rewards', () => {
  it('pays 20 points a right answer', async () => {
    const player = await server.signUp();
    const { result } = await playDaily(server, player, 4);
    expect(result).toMatchObject({ outcome: 'won', rightAnswers: 4, points: 80, coins: 0, place: null });
    const entries = await player.get<{ data: { reason: string; amount: number }[] }>('/wallet/entries');
    expect(entries.body.data).toMatchObject([{ reason: 'daily_challenge', amount: 80, balanceAfter: 80 }]);
  });

  it('gives the first with five right their place, 100 points more, and coins to Plus alone', async () => {
    const [plus, free] = [await server.signUp({ plan: 'plus' }), await server.signUp()];
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

  it('tells the player what changed, in the reply that ended the match', async () => {
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
      info: { tier: 'starter', lifetimePoints: 250, quizzesCompleted: 1, streakDays: 1 },
      challenge: { day: today(), hasPlayed: true },
    });
  });
});

describe('who may play', () => {
  it('402: freemium plays three a week, Saturday to Friday; Plus every day', async () => {
    server.clock.set(dayStartMs('2026-11-28') + 1_000);
    const [free, plus] = [await server.signUp(), await server.signUp({ plan: 'plus' })];
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

  it('counts a forfeited day as a play, and a refused start as none', async () => {
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
  it('lets a match that began before it go on as yesterday’s', async () => {
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

  it('lets today be begun while yesterday’s is still on', async () => {
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
