import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { dayEndMs, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { goOn, playDaily, playRound, startDaily } from '../../../test/support/daily-driver.ts';
import { questionOf } from '../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { commandLine } from '../../core/audit/actor.ts';
import { changeMatch } from '../../match/change-match.ts';
import { voidQuestion } from '../../match/correction/void-question.ts';
import { cancelMatch } from '../../match/settlement/cancel-match.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let player: TestPlayer;
beforeEach(async () => {
  server = await buildTestServer();
  player = await server.signUp({ membership: 'plus' });
});
afterEach(() => server.close());

const streakNow = async () => (await player.get<DailyChallenge>('/play/daily-challenge')).body.streakDays;

/** Plays up to the last question. */
async function playToLast(started: MatchView): Promise<MatchView> {
  let match = started;
  for (let round = 1; round < match.roundCount; round += 1) {
    match = await goOn(player, await playRound(server, player, match, true));
  }
  return match;
}

/** Plays two matches, yesterday's and today's, up to their last questions. */
async function playOverMidnight(): Promise<readonly [MatchView, MatchView]> {
  server.clock.set(dayEndMs(dayOf(server.clock.nowMs())) - 1_500);
  const yesterdays = await startDaily(player);
  server.clock.advance(2_000);
  const todays = await startDaily(player);
  return [await playToLast(yesterdays), await playToLast(todays)];
}

it('a streak includes yesterday’s match, even if it ends after today’s', async () => {
  await playDaily(server, player, 1);
  server.clock.advance(DAY_MS);
  const [yesterdays, todays] = await playOverMidnight();
  await playRound(server, player, todays, true);
  expect(await streakNow()).toBe(1);
  await playRound(server, player, yesterdays, true);
  expect(await streakNow()).toBe(3);
});

it('a streak includes two days whose matches end at the same moment', async () => {
  const matches = await playOverMidnight();
  await Promise.all(matches.map((match) => playRound(server, player, match, true)));
  expect(await streakNow()).toBe(2);
});

it('a streak restarts after a forfeited day', async () => {
  await playDaily(server, player, 1);
  server.clock.advance(DAY_MS);
  await player.post(`/play/matches/${(await startDaily(player)).id}/leave`);
  expect(await streakNow()).toBe(1);
  server.clock.advance(DAY_MS);
  expect(await streakNow()).toBe(0);
  await playDaily(server, player, 1);
  expect(await streakNow()).toBe(1);
});

it('a streak counts a cancelled day of a player who stayed, and survives corrections', async () => {
  const first = await playDaily(server, player, 1);
  server.clock.advance(DAY_MS);
  const { id } = await startDaily(player);
  await changeMatch(server.deps, id, cancelMatch);
  expect(await streakNow()).toBe(2);
  await voidQuestion(server.deps, commandLine, await questionOf(server, first, 2), 'wrong_answer');
  expect(await streakNow()).toBe(2);
});
