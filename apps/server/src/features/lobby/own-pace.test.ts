import type { MatchView } from '@trivia/contract/play/match.ts';
import { dayEndMs, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import type { OwnPace } from '@trivia/rules/match/mode.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { DAILY, goOn, playRound } from '../../../test/support/daily-driver.ts';
import {
  PUZZLE,
  playSolo,
  QUIZ,
  SURVIVAL,
  signUpWith,
  startSolo,
} from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;
const at = (game: object, time: OwnPace['time'], revealsWait = false) => ({
  ...game,
  pace: { time, revealsWait },
});
const plus = () => signUpWith(server, { membership: 'plus' });
const look = async (player: TestPlayer, { id }: MatchView) =>
  (await player.get<MatchView>(`/play/matches/${id}`)).body;
const timeOf = ({ round }: MatchView) =>
  round?.closesAtMs == null ? null : (round.closesAtMs - round.opensAtMs) / 1000;
/** Lets time pass with the screen open, which sends presence. */
async function stay(player: TestPlayer, match: MatchView, ms: number): Promise<MatchView> {
  for (let passed = 0; passed < ms; passed += 10_000) {
    await server.pass(10_000);
    await player.post(`/play/matches/${match.id}/presence`);
  }
  return await look(player, match);
}

describe('a single-player game at a chosen pace', () => {
  it('closes its rounds by the pace of its start', async () => {
    const player = await plus();
    const match = await startSolo(player, at(SURVIVAL, 'x2'));
    expect([timeOf(match), match.roundSeconds]).toEqual([40, 40]);
    expect(await stay(player, match, 30_000)).toMatchObject({ phase: 'round', closedRounds: [] });
    expect(await stay(player, match, 20_000)).toMatchObject({ phase: 'reveal' });
  });

  it('has no time limit in the pace without a clock', async () => {
    const player = await plus();
    const match = await startSolo(player, at(PUZZLE, 'none'));
    expect([timeOf(match), match.roundSeconds]).toEqual([null, null]);
    expect(await stay(player, match, 60 * MINUTE_MS)).toMatchObject({ phase: 'round', closedRounds: [] });
    expect(await playRound(server, player, match, true)).toMatchObject({ phase: 'reveal' });
  });

  it('waits at a reveal until the player continues', async () => {
    const player = await plus();
    const match = await startSolo(player, at(SURVIVAL, 'x1', true));
    const revealed = await playRound(server, player, match, true);
    expect(revealed).toMatchObject({ phase: 'reveal', nextRoundAtMs: null });
    expect(await stay(player, match, 10 * MINUTE_MS)).toMatchObject({
      phase: 'reveal',
      version: revealed.version,
    });
    const next = await goOn(player, revealed);
    expect([next.phase, next.round?.number, timeOf(next)]).toEqual(['round', 2, 20]);
  });

  it('pays the same as at the normal pace', async () => {
    const results = [];
    for (const game of [SURVIVAL, at(SURVIVAL, 'x5', true), at(SURVIVAL, 'none')]) {
      results.push((await playSolo(server, await plus(), game, '+++++')).result?.points);
    }
    expect(results).toEqual([80, 80, 80]);
    const quiz = await playSolo(server, await plus(), at({ ...QUIZ, wagerPoints: 0 }, 'none', true), '+++++');
    expect(quiz.result).toMatchObject({ outcome: 'won', points: 25 });
  });

  it('422 for an unknown pace', async () => {
    const player = await plus();
    expect((await player.post('/play/matches', at(SURVIVAL, 'x9' as 'x5'))).status).toBe(422);
  });
});

describe('the daily challenge at a chosen pace', () => {
  async function playAt(time: OwnPace['time']) {
    const player = await plus();
    let match = await startSolo(player, at(DAILY, time, true));
    for (let round = 1; round <= match.roundCount; round += 1) {
      match = await playRound(server, player, match, true);
      if (match.phase === 'reveal') match = await goOn(player, match);
    }
    return match.result;
  }

  it('gives places at normal and double time only, and all other rewards at any pace', async () => {
    expect(await playAt('x1')).toMatchObject({ points: 250, place: 1 });
    expect(await playAt('x2')).toMatchObject({ points: 250, place: 2 });
    expect(await playAt('x5')).toMatchObject({ points: 150, place: null });
    expect(await playAt('none')).toMatchObject({ points: 150, place: null });
  });

  it('returns to the normal clock when the day is over', async () => {
    const nightMs = dayEndMs(dayOf(server.clock.nowMs()));
    server.clock.advance(nightMs - server.clock.nowMs() - MINUTE_MS);
    const player = await plus();
    const match = await startSolo(player, at(DAILY, 'none', true));
    expect([match.round?.closesAtMs, match.roundSeconds]).toEqual([nightMs, null]);
    const revealed = await playRound(server, player, match, true);
    expect(revealed.nextRoundAtMs).toBe(nightMs);
    const next = await stay(player, match, 60_000);
    expect([next.round?.number, timeOf(next)]).toEqual([2, 30]);
  });
});
