import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption, goOn, playRound, startDaily } from '../../../test/support/daily-driver.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const OPEN_MS = 1_000;

describe('POST play/matches/{id}/answers', () => {
  it('200: closes the round, and returns the right answer in the reveal only', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    server.clock.advance(OPEN_MS);
    const optionId = await findOption(server, match, true);
    const { status, body } = await answerRound(player, match, optionId);
    expect(status).toBe(200);
    expect(body.lockedAtMs).toBe(server.clock.nowMs());
    expect(body.match).toMatchObject({ phase: 'reveal', round: null });
    expect(body.match?.nextRoundAtMs).toBe(server.clock.nowMs() + 20_000);
    expect(body.match?.closedRounds).toMatchObject([
      { number: 1, rightOptionId: optionId, myOptionId: optionId, verdict: 'right', elapsedMs: 200 },
    ]);
    expect(body.match?.closedRounds[0]?.explanation).toMatch(/^Explanation/);
    expect(body.match?.closedRounds[0]?.source?.url).toMatch(/^https:/);
  });

  it('404: a match of another player', async () => {
    const [player, stranger] = [await server.signUp(), await server.signUp()];
    const match = await startDaily(player);
    server.clock.advance(OPEN_MS);
    const optionId = await findOption(server, match, true);
    for (const id of [match.id, NOBODYS]) {
      expect(await answerRound(stranger, { ...match, id }, optionId)).toMatchObject({
        status: 404,
        body: { code: 'MATCH_NOT_FOUND' },
      });
    }
  });

  it('409: before the round opens, after its time, twice, and after the match', async () => {
    const player = await server.signUp();
    let match = await startDaily(player);
    const optionId = await findOption(server, match, true);
    expect((await answerRound(player, match, optionId)).body).toMatchObject({ code: 'ROUND_NOT_OPEN' });
    const ahead = await player.post(`/play/matches/${match.id}/answers`, { round: 2, optionId });
    expect(ahead).toMatchObject({ status: 409, body: { code: 'ROUND_NOT_OPEN' } });

    server.clock.set((match.round?.closesAtMs ?? 0) + 1);
    expect((await answerRound(player, match, optionId)).body).toMatchObject({ code: 'ROUND_CLOSED' });
    await server.pass(2_000);

    const { body } = await player.post<MatchView>(`/play/matches/${match.id}/continue`, { round: 1 });
    match = body;
    await playRound(server, player, match, true);
    expect((await answerRound(player, match, await findOption(server, match, false))).body).toMatchObject({
      code: 'ALREADY_ANSWERED',
    });
    await player.post(`/play/matches/${match.id}/leave`);
    const late = await player.post(`/play/matches/${match.id}/answers`, { round: 3, optionId });
    expect(late).toMatchObject({ status: 409, body: { code: 'MATCH_OVER' } });
  });

  it('422: an option of another round', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    server.clock.advance(OPEN_MS);
    expect(await answerRound(player, match, 'zzzzzzzz')).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', fields: { optionId: 'You must select an answer' } },
    });
    expect(
      await player.post(`/play/matches/${match.id}/answers`, { round: 0, optionId: 'zzzzzzzz' }),
    ).toMatchObject({ status: 422, body: { fields: { round: 'Invalid question' } } });
  });
});

describe('POST play/matches/{id}/continue', () => {
  it('200: opens the next round in 600 ms, once, however often it is called', async () => {
    const player = await server.signUp();
    const revealed = await playRound(server, player, await startDaily(player), true);
    const opened = await goOn(player, revealed);
    expect(opened).toMatchObject({ phase: 'round', nextRoundAtMs: null });
    expect(opened.round).toMatchObject({ number: 2, opensAtMs: server.clock.nowMs() + 600 });
    const repeats = await Promise.all([1, 1, 1].map(() => goOn(player, revealed)));
    for (const repeat of repeats)
      expect(repeat).toMatchObject({ version: opened.version, round: opened.round });
  });

  it('200: does nothing for an open round or an ended match', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    expect(await player.post(`/play/matches/${match.id}/continue`, { round: 1 })).toMatchObject({
      status: 200,
      body: { version: match.version, phase: 'round' },
    });
    await player.post(`/play/matches/${match.id}/leave`);
    expect(await player.post(`/play/matches/${match.id}/continue`, { round: 1 })).toMatchObject({
      status: 200,
      body: { phase: 'over' },
    });
  });

  it('404: a match of another player', async () => {
    const match = await startDaily(await server.signUp());
    const stranger = await server.signUp();
    expect(await stranger.post(`/play/matches/${match.id}/continue`, { round: 1 })).toMatchObject({
      status: 404,
    });
  });
});

describe('POST play/matches/{id}/presence', () => {
  it('200, then 409 when the match is over; 404 for strangers', async () => {
    const [player, stranger] = [await server.signUp(), await server.signUp()];
    const match = await startDaily(player);
    const path = `/play/matches/${match.id}/presence`;
    expect(await player.post(path)).toMatchObject({
      status: 200,
      body: { serverTimeMs: server.clock.nowMs(), version: 1 },
    });
    expect((await stranger.post(path)).status).toBe(404);
    await player.post(`/play/matches/${match.id}/leave`);
    expect(await player.post(path)).toMatchObject({ status: 409, body: { code: 'MATCH_OVER' } });
  });
});

describe('POST play/matches/{id}/leave', () => {
  it('200: forfeits the day, pays nothing, and gives a repeat the same reply', async () => {
    const player = await server.signUp();
    const revealed = await playRound(server, player, await startDaily(player), true);
    const left = await player.post<MatchView>(`/play/matches/${revealed.id}/leave`);
    expect(left.status).toBe(200);
    expect(left.body).toMatchObject({ phase: 'over', players: [{ status: 'left' }] });
    expect(left.body.result).toMatchObject({
      outcome: 'lost',
      points: 0,
      coins: 0,
      isForfeit: true,
      place: null,
    });
    expect(left.userPatch).toMatchObject({ point: 0, challenge: { hasPlayed: true } });
    const again = await player.post<MatchView>(`/play/matches/${revealed.id}/leave`);
    expect(again.body.version).toBe(left.body.version);
  });

  it('does not show the answer of the round that was left', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    const { body } = await player.post<MatchView>(`/play/matches/${match.id}/leave`);
    expect(body.closedRounds).toEqual([]);
  });

  it('404: a match of another player goes on', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    const stranger = await server.signUp();
    expect((await stranger.post(`/play/matches/${match.id}/leave`)).status).toBe(404);
    expect((await player.get<MatchView>(`/play/matches/${match.id}`)).body.phase).toBe('round');
  });
});
