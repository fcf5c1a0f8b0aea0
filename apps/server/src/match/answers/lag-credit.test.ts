/** Lag credit: a slow connection is neither a disadvantage nor an advantage in a live game. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { lagCreditMs } from '@trivia/rules/pace/fair-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { findOption, startDaily } from '../../../test/support/daily-driver.ts';
import { giveBoosters } from '../../../test/support/give.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { CLOSE_GRACE_MS } from '../timing.ts';

const ROUND_MS = 15_000;

let server: TestServer;
let far: TestPlayer;
let near: TestPlayer;
/** Round trips, as sockets would have measured them. */
let roundTrips: Map<string, number>;
beforeAll(async () => {
  server = await buildTestServer();
  vi.spyOn(server.deps.realtime, 'roundTripMs').mockImplementation((id) => roundTrips.get(id) ?? null);
});
afterAll(() => server.close());
beforeEach(async () => {
  far = await server.signUp({ membership: 'plus' });
  near = await server.signUp({ membership: 'plus' });
  roundTrips = new Map([[far.id, 440]]);
});

const look = async (player: TestPlayer, id: string) =>
  (await player.get<MatchView>(`/play/matches/${id}`)).body;

/** Starts a 1v1 battle between the two, and advances to its first round. */
async function startBattle(): Promise<MatchView> {
  const battle = { type: 'headtohead', mode: 'multi', plan: 'free' };
  await far.post('/play/queue', battle);
  const { body } = await near.post<{ matchId: string }>('/play/queue', battle);
  await server.pass(3_500);
  const match = await look(far, body.matchId);
  server.clock.set(match.round?.opensAtMs ?? 0);
  return match;
}

interface Sent {
  readonly afterMs: number;
  readonly seenForMs?: number | undefined;
  readonly isRight?: boolean;
}

/** Answers after the given time since the round opened, by the server's clock. */
async function answer(player: TestPlayer, match: MatchView, { afterMs, seenForMs, isRight = true }: Sent) {
  server.clock.set((match.round?.opensAtMs ?? 0) + afterMs);
  const optionId = await findOption(server, match, isRight);
  const round = match.round?.number;
  return await player.post<{ mayTryAgain: boolean }>(`/play/matches/${match.id}/answers`, {
    round,
    optionId,
    seenForMs,
  });
}

const kept = (player: TestPlayer) =>
  server.db
    .selectFrom('match_answer')
    .select(['elapsed_ms', 'credit_ms'])
    .where('player_id', '=', player.id)
    .execute();

describe('an answer of a live game', () => {
  it('gets credit for time that the device did not show the question, and both times are stored', async () => {
    await answer(far, await startBattle(), { afterMs: 3_220, seenForMs: 3_000 });
    expect(await kept(far)).toEqual([{ elapsed_ms: 3_220, credit_ms: 220 }]);
  });

  it.each([
    { what: 'no more than 300 ms', roundTrip: 900, seenForMs: 2_500, credit: 300 },
    { what: 'no more than the own round trip', roundTrip: 90.5, seenForMs: 2_800, credit: 90 },
    { what: 'none for a display before the opening', roundTrip: 440, seenForMs: 3_500, credit: 0 },
    { what: 'none for a claim beyond the round', roundTrip: 440, seenForMs: 2_147_483_647, credit: 0 },
    { what: 'none without a claim', roundTrip: 440, seenForMs: undefined, credit: 0 },
    { what: 'none without a measured round trip', roundTrip: undefined, seenForMs: 2_900, credit: 0 },
  ])('gets a credit of $credit ms: $what', async ({ roundTrip, seenForMs, credit }) => {
    roundTrips = new Map(roundTrip === undefined ? [] : [[far.id, roundTrip]]);
    await answer(far, await startBattle(), { afterMs: 3_000, seenForMs });
    expect(await kept(far)).toEqual([{ elapsed_ms: 3_000, credit_ms: credit }]);
    expect(credit).toBe(lagCreditMs(seenForMs === undefined ? null : 3_000 - seenForMs, roundTrip ?? null));
  });

  it.each([-1, 0.5, 2_147_483_648, '5'])('is refused with the display time %s', async (seenForMs) => {
    const match = await startBattle();
    const optionId = await findOption(server, match, true);
    const refused = await far.post(`/play/matches/${match.id}/answers`, { round: 1, optionId, seenForMs });
    expect(refused).toMatchObject({ status: 422, body: { fields: { seenForMs: expect.any(String) } } });
  });

  it('counts with its lag credit: the faster player wins over any connection', async () => {
    let match = await startBattle();
    for (let round = 1; round <= match.roundCount; round += 1) {
      await answer(near, match, { afterMs: 2_050, seenForMs: 2_050 });
      await answer(far, match, { afterMs: 2_220, seenForMs: 2_000 });
      await server.pass(3_500);
      match = await look(far, match.id);
    }
    const totalMs = Object.fromEntries(match.standing.players?.map((one) => [one.id, one.totalMs]) ?? []);
    expect(totalMs).toEqual({ [far.id]: 10_000, [near.id]: 10_250 });
    expect(match.closedRounds.map(({ elapsedMs }) => elapsedMs)).toEqual([2_000, 2_000, 2_000, 2_000, 2_000]);
    expect(match.result).toMatchObject({ outcome: 'won' });
  });
});

it('lag credit is shown to both players, in replies and in events', async () => {
  const match = await startBattle();
  await answer(far, match, { afterMs: 3_220, seenForMs: 3_000 });
  await answer(near, match, { afterMs: 4_000, seenForMs: 3_990, isRight: false });
  const optionId = expect.any(String);
  const ofFar = { playerId: far.id, optionId, verdict: 'right', elapsedMs: 3_000, creditMs: 220 };
  const ofNear = { playerId: near.id, optionId, verdict: 'wrong', elapsedMs: 4_000, creditMs: 0 };
  // Answers are listed by seat.
  const answers = match.players.map(({ id }) => (id === far.id ? ofFar : ofNear));
  for (const player of [far, near]) {
    expect((await look(player, match.id)).closedRounds[0]?.answers).toEqual(answers);
    const { body } = await player.get<{ data: object[] }>(`/play/matches/${match.id}/events?since=0`);
    const told = { kind: 'round.closed', event: expect.objectContaining({ answers }) };
    expect(body.data).toContainEqual(expect.objectContaining(told));
  }
});

describe('an answer that arrives after the time is up', () => {
  it('counts if it was sent in time, with at most the whole time of the round', async () => {
    const match = await startBattle();
    expect(await answer(far, match, { afterMs: ROUND_MS + 220, seenForMs: ROUND_MS })).toMatchObject({
      status: 200,
    });
    await server.pass(CLOSE_GRACE_MS);
    const [closed] = (await look(far, match.id)).closedRounds;
    expect(closed).toMatchObject({ verdict: 'right', elapsedMs: ROUND_MS });
  });

  it('is refused if it was sent too late, or arrived later than the largest credit', async () => {
    const match = await startBattle();
    const late = { afterMs: ROUND_MS + 221, seenForMs: ROUND_MS + 1 };
    expect(await answer(far, match, late)).toMatchObject({ status: 409, body: { code: 'ROUND_CLOSED' } });
    roundTrips.set(far.id, 200);
    expect((await answer(far, match, { ...late, seenForMs: ROUND_MS })).status).toBe(409);
    expect((await answer(near, match, { ...late, seenForMs: ROUND_MS })).status).toBe(409);
    expect(await kept(far)).toEqual([]);
  });

  it('delays the closing by the largest credit, and no longer', async () => {
    const match = await startBattle();
    server.clock.set((match.round?.opensAtMs ?? 0) + ROUND_MS);
    await server.pass(299);
    expect((await look(far, match.id)).phase).toBe('round');
    await server.pass(1);
    expect((await look(far, match.id)).phase).toBe('reveal');
    const late = { afterMs: ROUND_MS + 300, seenForMs: ROUND_MS };
    expect((await answer(far, match, late)).status).toBe(409);
  });

  it('can still use a second chance', async () => {
    await giveBoosters(server.deps, far.id, ['second_chance']);
    const match = await startBattle();
    await far.post(`/play/matches/${match.id}/boosters`, { round: 1, type: 'second_chance' });
    const late = { afterMs: ROUND_MS + 220, seenForMs: ROUND_MS };
    const first = await answer(far, match, { ...late, isRight: false });
    expect(first).toMatchObject({ status: 200, body: { mayTryAgain: true } });
    expect((await answer(far, match, late)).status).toBe(200);
  });
});

it('a single player gets no lag credit', async () => {
  const match = await startDaily(far);
  server.clock.set(match.round?.opensAtMs ?? 0);
  await answer(far, match, { afterMs: 3_000, seenForMs: 2_800 });
  expect(await kept(far)).toEqual([{ elapsed_ms: 3_000, credit_ms: 0 }]);
});
