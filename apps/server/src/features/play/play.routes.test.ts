import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { DAILY, playDaily, startDaily } from '../../../test/support/daily-driver.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

describe('POST play/matches', () => {
  it('201: announces the first round 800 ms ahead', async () => {
    const player = await server.signUp();
    const { status, body } = await player.post<MatchView>('/play/matches', DAILY);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'daily',
      mode: 'solo',
      phase: 'round',
      roundCount: 5,
      roundSeconds: 30,
    });
    expect(body.round).toMatchObject({ number: 1, opensAtMs: server.clock.nowMs() + 800, myOptionId: null });
    expect(body.round?.closesAtMs).toBe(server.clock.nowMs() + 30_800);
    expect(body.round?.question.options).toHaveLength(4);
    expect(body.players).toMatchObject([{ id: player.id, isMe: true, status: 'playing' }]);
    expect(body).toMatchObject({ nextRoundAtMs: null, closedRounds: [], result: null });
  });

  it('201: continues today’s match, in the language of the request', async () => {
    const player = await server.signUp();
    const first = await startDaily(player);
    const again = await player.post<MatchView>('/play/matches', DAILY, { 'accept-language': 'ku' });
    expect(again.status).toBe(201);
    expect(again.body.id).toBe(first.id);
    expect(again.body.round?.question.prompt).toMatch(/ ckb /);
  });

  it('201: a repeat with its Idempotency-Key gives the same match, also when it is over', async () => {
    const player = await server.signUp();
    const headers = { 'idempotency-key': 'first-start' };
    const { body } = await player.post<MatchView>('/play/matches', DAILY, headers);
    await player.post(`/play/matches/${body.id}/leave`);
    const repeat = await player.post<MatchView>('/play/matches', DAILY, headers);
    expect(repeat).toMatchObject({ status: 201, body: { id: body.id, phase: 'over' } });
  });

  it('401 without a token, 403 with an incomplete account', async () => {
    const anonymous = await server.app.inject({ method: 'POST', url: '/api/play/matches', payload: DAILY });
    expect(anonymous.statusCode).toBe(401);
    const newcomer = await server.signUp({ isComplete: false });
    expect(await newcomer.post('/play/matches', DAILY)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_INCOMPLETE' },
    });
  });

  it('409: a day is played once', async () => {
    const player = await server.signUp();
    await playDaily(server, player, 3);
    expect(await player.post('/play/matches', DAILY)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_PLAYED_TODAY' },
    });
  });

  it('409: an Idempotency-Key that was used with another body', async () => {
    const player = await server.signUp();
    await server.db
      .insertInto('idempotency_key')
      .values({
        player_id: player.id,
        key: 'used',
        call: 'POST /api/other',
        body_hash: Buffer.alloc(32),
        result: null,
        used_at: new Date(server.clock.nowMs()),
      })
      .execute();
    expect(await player.post('/play/matches', DAILY, { 'idempotency-key': 'used' })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('400: no Idempotency-Key, or one that is malformed', async () => {
    const player = await server.signUp();
    for (const key of ['', 'no spaces', 'x'.repeat(65)]) {
      const headers = { 'idempotency-key': key, 'accept-language': 'ar' };
      expect(await player.post('/play/matches', DAILY, headers)).toMatchObject({
        status: 400,
        body: {
          code: 'IDEMPOTENCY_KEY_REQUIRED',
          message: 'وصل هذا الطلب دون مفتاحه. حدّث الصفحة وحاول مجددًا.',
        },
      });
    }
    expect((await player.get('/play/matches')).body).toEqual({ data: [] });
  });

  it('422: a mode that can’t be started', async () => {
    const player = await server.signUp();
    expect(await player.post('/play/matches', { type: 'tugofwar', mode: 'solo' })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', fields: { type: 'You must select a game mode to continue' } },
    });
  });
});

describe('GET play/matches, /{id}, /{id}/events', () => {
  it('200: lists unfinished matches', async () => {
    const player = await server.signUp();
    expect((await player.get('/play/matches')).body).toEqual({ data: [] });
    const match = await startDaily(player);
    expect((await player.get('/play/matches')).body).toEqual({
      data: [{ id: match.id, type: 'daily', mode: 'solo', round: 1, roundCount: 5 }],
    });
    await player.post(`/play/matches/${match.id}/leave`);
    expect((await player.get('/play/matches')).body).toEqual({ data: [] });
  });

  it('200: resumes on the same round', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    server.clock.advance(5_000);
    const { status, body } = await player.get<MatchView>(`/play/matches/${match.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({ ...match, serverTimeMs: server.clock.nowMs() });
  });

  it('200: returns the events after a version, each one higher', async () => {
    const player = await server.signUp();
    const match = await playDaily(server, player, 5);
    type Events = { version: number; data: { version: number; kind: string }[] };
    const { body } = await player.get<Events>(`/play/matches/${match.id}/events?since=0`);
    expect(body.data.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(body.data.at(-1)?.kind).toBe('match.finished');
    expect(body.version).toBe(match.version);
    const later = await player.get<Events>(`/play/matches/${match.id}/events?since=10`);
    expect(later.body.data).toHaveLength(1);
    expect((await player.get(`/play/matches/${match.id}/events?since=-1`)).status).toBe(422);
  });

  it('404 and 422', async () => {
    const match = await startDaily(await server.signUp());
    const stranger = await server.signUp();
    for (const path of [`/play/matches/${match.id}`, `/play/matches/${match.id}/events?since=0`]) {
      expect(await stranger.get(path)).toMatchObject({ status: 404, body: { code: 'MATCH_NOT_FOUND' } });
    }
    expect((await stranger.get('/play/matches/none')).status).toBe(422);
  });
});

describe('GET categories', () => {
  it('200: counts answers and right answers', async () => {
    const player = await server.signUp();
    await playDaily(server, player, 2);
    type Categories = { data: { id: string; answered: number; right: number }[] };
    await server.dispatch();
    const { status, body } = await player.get<Categories>('/categories');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(12);
    const sum = (key: 'answered' | 'right') => body.data.reduce((total, one) => total + one[key], 0);
    expect([sum('answered'), sum('right')]).toEqual([5, 2]);
  });
});
