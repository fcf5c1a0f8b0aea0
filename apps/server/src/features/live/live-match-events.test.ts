/** Events that players of a live match receive, on real sockets. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import {
  type MatchEventPayload,
  matchEventNames,
  matchEventSchemas,
} from '@trivia/contract/realtime/match-events.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { closeClients, until } from '../../../test/realtime/clients.ts';
import { connectEcho, listen } from '../../../test/realtime/listen.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption, startDaily } from '../../../test/support/daily-driver.ts';
import { startLive } from '../../../test/support/live/start-live.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import type { MatchEvent } from '../../match/events/publisher.ts';

type ReceivedEvents = [name: string, event: MatchEventPayload & Record<string, unknown>][];

const REVEAL_MS = 4_000;

let server: TestServer;
let port = 0;
let players: [TestPlayer, TestPlayer];
let matchId: string;
beforeAll(async () => {
  server = await buildTestServer();
  port = await listen(server);
  return () => server.close();
});
beforeEach(async () => {
  players = [await server.signUp(), await server.signUp()];
  matchId = await startLive(server, players);
});
afterEach(closeClients);

/** Subscribes a device. Returns the list of events that it receives. */
async function collectEvents(player: TestPlayer, id: string, isCrowd = false): Promise<ReceivedEvents> {
  const received: ReceivedEvents = [];
  let isHere = false;
  const echo = connectEcho(server, port, player);
  const channel = isCrowd ? echo.private(`match.${id}`) : echo.join(`match.${id}`);
  channel.subscribed(() => {
    isHere = true;
  });
  for (const name of [...matchEventNames, 'player.answered']) {
    channel.listen(`.${name}`, (event: ReceivedEvents[number][1]) => received.push([name, event]));
  }
  await until(() => isHere);
  return received;
}

const look = async (player: TestPlayer, id = matchId) =>
  (await player.get<MatchView>(`/play/matches/${id}`)).body;

async function answer(player: TestPlayer, isRight: boolean) {
  const match = await look(player);
  return await answerRound(player, match, await findOption(server, match, isRight));
}

const namesOf = (received: ReceivedEvents) => received.map(([name]) => name);
const eventsOf = (received: ReceivedEvents) => received.filter(([name]) => name !== 'player.answered');

describe('the players of a live match', () => {
  it('get each event once, in order, after the commit, with all its data', async () => {
    const received = await collectEvents(players[0], matchId);
    await answer(players[0], true);
    await until(() => received.length === 1);
    server.clock.advance(500);
    await answer(players[1], false);
    await until(() => received.length === 2);
    await server.pass(REVEAL_MS);
    await until(() => received.length === 3);
    await players[1].post(`/play/matches/${matchId}/leave`);
    await until(() => received.length === 5);

    expect(namesOf(received)).toEqual([
      ...['player.answered', 'round.closed', 'round.opened'],
      ...['player.left', 'match.finished'],
    ]);
    expect(eventsOf(received).map(([, { version }]) => version)).toEqual([2, 3, 4, 5]);
    for (const name of matchEventNames) {
      for (const [, event] of received.filter(([one]) => one === name)) {
        expect(event).toEqual(parse(matchEventSchemas[name], event));
      }
    }
    const view = await look(players[0]);
    const [closed] = view.closedRounds;
    const [marked, closing, opened] = received.map(([, event]) => event);
    expect(marked).toEqual({ matchId, round: 1, answeredCount: 1, answeredPlayerIds: [players[0].id] });
    expect(closing).toMatchObject({
      round: 1,
      rightOptionId: closed?.rightOptionId,
      source: closed?.source,
      answers: closed?.answers,
      explanation: { en: closed?.explanation },
      nextRoundAtMs: opened?.opensAtMs,
      standing: {
        players: [
          { id: players[0].id, rightAnswers: 1 },
          { id: players[1].id, rightAnswers: 0 },
        ],
      },
    });
    expect(closed?.answers).toEqual([
      {
        playerId: players[0].id,
        optionId: expect.any(String),
        verdict: 'right',
        elapsedMs: 1_000,
        creditMs: 0,
      },
      {
        playerId: players[1].id,
        optionId: expect.any(String),
        verdict: 'wrong',
        elapsedMs: 1_500,
        creditMs: 0,
      },
    ]);
  });

  it('get an event with the new times when the clock was shifted', async () => {
    await server.engine.beat();
    const before = await look(players[0]);
    const received = await collectEvents(players[0], matchId);
    server.clock.advance(60_000);
    await server.engine.beat();
    await until(() => received.length === 1);
    const { version, round, nextRoundAtMs } = await look(players[0]);
    const { opensAtMs, closesAtMs } = round ?? {};
    expect(received).toMatchObject([['clock.shifted', { version, opensAtMs, closesAtMs, nextRoundAtMs }]]);
    expect(opensAtMs).toBeGreaterThan((before.round?.opensAtMs ?? 0) + 60_000);
  });

  it('see the next question in their own languages', async () => {
    const received = await collectEvents(players[0], matchId);
    for (const player of players) await answer(player, true);
    await server.pass(REVEAL_MS);
    await until(() => received.at(-1)?.[0] === 'round.opened');
    const questions = received.at(-1)?.[1].question as Record<string, unknown>;
    for (const language of ['en', 'ar', 'ckb']) {
      const { body } = await players[1].get<MatchView>(`/play/matches/${matchId}`, {
        'accept-language': language,
      });
      expect(questions[language]).toEqual(body.round?.question);
    }
  });

  it('can fetch missed events unchanged', async () => {
    const received = await collectEvents(players[0], matchId);
    for (const player of players) await answer(player, true);
    await server.pass(REVEAL_MS);
    await until(() => received.at(-1)?.[0] === 'round.opened');
    const { body } = await players[1].get<{ data: { kind: string; event: unknown }[] }>(
      `/play/matches/${matchId}/events?since=1`,
    );
    expect(body.data.map(({ kind, event }) => [kind, event])).toEqual(eventsOf(received));
  });

  it('see who has answered, and all verdicts after the round', async () => {
    await answer(players[1], true);
    expect((await look(players[0])).round?.answeredPlayerIds).toEqual([players[1].id]);
    await answer(players[0], false);
    const { closedRounds } = await look(players[1]);
    expect(closedRounds[0]?.answers.map(({ playerId, verdict }) => [playerId, verdict])).toEqual([
      [players[0].id, 'wrong'],
      [players[1].id, 'right'],
    ]);
  });

  it('get no extra fields, and nothing of an open round', async () => {
    const received = await collectEvents(players[0], matchId);
    const base = { matchId, atMs: server.clock.nowMs(), isLive: true, playerCount: 2 };
    const secret = { rightOptionId: 'secret', answers: { a: 'secret' }, nextRoundAtMs: null, standing: {} };
    const events: MatchEvent[] = [
      { ...base, version: 98, kind: 'round.closed', data: { round: 1, ...secret } },
      { ...base, version: 99, kind: 'player.left', data: { playerId: players[1].id, ...secret } },
    ];
    server.engine.committed({ matchId, dueAtMs: null, events });
    await until(() => received.length === 1);
    const { atMs } = base;
    const expected = { matchId, version: 99, atMs, serverTimeMs: atMs, playerId: players[1].id };
    expect(received).toEqual([['player.left', expected]]);
  });
});

describe('a crowd', () => {
  it('gets the first ten players and totals, in a channel without a member list', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => server.signUp()));
    matchId = await startLive(server, crowd, 'tournament');
    const [first, ...others] = crowd as [TestPlayer, ...TestPlayer[]];
    const received = await collectEvents(first, matchId, true);
    for (const player of others) await answer(player, true);
    // A slow machine may send a lower number first.
    await until(() => received.at(-1)?.[1].answeredCount === others.length);
    expect(received.at(-1)).toEqual([
      'player.answered',
      { matchId, round: 1, answeredCount: 11, answeredPlayerIds: [] },
    ]);
    const last = await answer(first, false);
    await until(() => received.at(-1)?.[0] === 'round.closed');
    const standing = received.at(-1)?.[1].standing as { players: { id: string; rightAnswers: number }[] };
    expect(standing.players.map(({ rightAnswers }) => rightAnswers)).toEqual(Array(10).fill(1));
    expect(received.at(-1)?.[1].answers).toEqual([]);

    expect(last.body.match).toMatchObject({ playerCount: 12, phase: 'reveal' });
    expect(last.body.match?.players).toHaveLength(10);
    expect(last.body.match?.standing.players).toHaveLength(11);
    expect(last.body.match?.closedRounds[0]?.answers).toMatchObject([
      { playerId: first.id, verdict: 'wrong' },
    ]);
    const tail = others.at(-1);
    expect(tail && (await look(tail)).players.map(({ id, isMe }) => [id, isMe]).at(-1)).toEqual([
      tail?.id,
      true,
    ]);
  });
});

it('a single-player match publishes nothing, since its calls return everything', async () => {
  const match = await startDaily(players[0]);
  const received = await collectEvents(players[0], match.id);
  server.clock.advance(1_000);
  await answerRound(players[0], match, await findOption(server, match, true));
  // Earlier events would have arrived before this one.
  server.deps.realtime.publish(`presence-match.${match.id}`, 'match.finished', { matchId: match.id });
  await until(() => received.length > 0);
  expect(namesOf(received)).toEqual(['match.finished']);
  const { body } = await players[0].get<{ data: unknown[] }>(`/play/matches/${match.id}/events?since=1`);
  expect(body.data).toMatchObject([{ version: 2, kind: 'round.closed', event: null }]);
});
