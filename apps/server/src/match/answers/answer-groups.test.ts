/** Simultaneous answers of many players in one match. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { startLive } from '../../../test/support/live/start-live.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { CLOSE_GRACE_MS } from '../timing.ts';
import { submitAnswer } from './submit-answer.ts';

const PLAYERS = 30;

let server: TestServer;
let players: TestPlayer[];
let matchId: string;
let optionIds: string[];
beforeAll(async () => {
  server = await buildTestServer();
  players = await Promise.all(Array.from({ length: PLAYERS }, () => server.signUp()));
});
afterAll(() => server.close());

beforeEach(async () => {
  matchId = await startLive(server, players, 'tournament');
  optionIds = (await readRound()).option_ids;
});

const readRound = () =>
  server.db.selectFrom('match_round').selectAll().where('match_id', '=', matchId).executeTakeFirstOrThrow();

const answer = (player: TestPlayer, { option = 0, arrivedAtMs = server.clock.nowMs() } = {}) =>
  submitAnswer(server.deps, {
    matchId,
    playerId: player.id,
    round: 1,
    optionId: optionIds[option] ?? 'zzzzzzzz',
    arrivedAtMs,
    language: 'en',
  });

const readAnswers = () =>
  server.db.selectFrom('match_answer').selectAll().where('match_id', '=', matchId).execute();

const eventKinds = () => server.events.filter((one) => one.matchId === matchId).map(({ kind }) => kind);

it('stores each answer with its own time of arrival', async () => {
  const startMs = server.clock.nowMs();
  const replies = await Promise.all(
    players.map((player, index) => answer(player, { option: index % 4, arrivedAtMs: startMs + index })),
  );
  expect(replies.map(({ lockedAtMs }) => lockedAtMs)).toEqual(players.map((_, index) => startMs + index));
  const kept = new Map((await readAnswers()).map((row) => [row.player_id, row]));
  expect(kept.size).toBe(PLAYERS);
  for (const [index, { id }] of players.entries()) {
    expect(kept.get(id)).toMatchObject({
      option_id: optionIds[index % 4],
      locked_at: new Date(startMs + index),
      elapsed_ms: 1_000 + index,
    });
  }
});

it('closes the round once, and only the last answer’s reply shows the right option', async () => {
  const replies = await Promise.all(players.map((player) => answer(player)));
  expect(eventKinds()).toEqual(['round.opened', 'round.closed']);
  const told = replies.filter(({ match }) => match !== null);
  expect(told.length).toBeGreaterThan(0);
  for (const { match } of told)
    expect(match).toMatchObject({ phase: 'reveal', closedRounds: [{ number: 1 }] });
});

it('waits for the missing player', async () => {
  const [slow, ...others] = players;
  const replies = await Promise.all(others.map((player) => answer(player)));
  expect(replies.every(({ match }) => match === null)).toBe(true);
  expect(eventKinds()).toEqual(['round.opened']);
  expect(slow && (await answer(slow)).match?.phase).toBe('reveal');
});

it('counts a player’s first answer, and a player’s invalid calls don’t affect others', async () => {
  const [first, second, third, ...others] = players as [TestPlayer, TestPlayer, TestPlayer, ...TestPlayer[]];
  const startMs = server.clock.nowMs();
  const settled = await Promise.allSettled([
    answer(others[0] ?? first, { arrivedAtMs: startMs }),
    // One answer before the round opens, one in time, and a repeat.
    answer(first, { option: 1, arrivedAtMs: startMs - 2_000 }),
    answer(first, { option: 2, arrivedAtMs: startMs + 1 }),
    answer(first, { option: 2, arrivedAtMs: startMs + 1 }),
    answer(second, { option: 9, arrivedAtMs: startMs + 2 }),
    answer(third, { option: 3, arrivedAtMs: startMs + 3 }),
    answer(third, { option: 2, arrivedAtMs: startMs + 4 }),
  ]);
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([
    ...[true, false, true],
    ...[false, false, true, false],
  ]);
  const kept = (await readAnswers()).toSorted((one, other) => +one.locked_at - +other.locked_at);
  expect(kept.map(({ player_id, option_id }) => [player_id, option_id])).toEqual([
    [others[0]?.id, optionIds[0]],
    [first.id, optionIds[2]],
    [third.id, optionIds[3]],
  ]);
});

it('accepts no answer while the round closes, and counts every acknowledged one', async () => {
  const closesAtMs = server.clock.nowMs() + 19_000;
  server.clock.set(closesAtMs + CLOSE_GRACE_MS);
  const rightId = (await readRound()).right_option_id;
  const option = optionIds.indexOf(rightId);
  const answering = Promise.allSettled(
    players.map((player) => answer(player, { option, arrivedAtMs: closesAtMs })),
  );
  await server.engine.runDue();
  const taken = (await answering).filter(({ status }) => status === 'fulfilled').length;
  expect(await readAnswers()).toHaveLength(taken);
  const match = await server.db.selectFrom('match').select('state').where('id', '=', matchId).execute();
  expect(JSON.stringify(match).split('"rightAnswers":1').length - 1).toBe(taken);
});
