/** What players are told while they play, on real sockets. */
import type { MatchView } from '@trivia/contract/match.ts';
import { type MatchEventPayload, matchEvent, matchEventNames } from '@trivia/contract/realtime.ts';
import type { UserPatch } from '@trivia/contract/user.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { buildTestServer, type TestServer } from '../../testing/build-test-server.ts';
import { DAILY, playRound, startDaily } from '../../testing/daily-driver.ts';
import type { TestPlayer } from '../../testing/test-player.ts';
import { closeClients, until } from '../testing/clients.ts';
import { connectEcho, listen, type PlayerEcho } from '../testing/listen.ts';

let server: TestServer;
let port = 0;
let player: TestPlayer;
beforeAll(async () => {
  server = await buildTestServer();
  port = await listen(server);
  return () => server.close();
});
beforeEach(async () => {
  player = await server.signUp();
});
afterEach(closeClients);

/** Waits until the device listens, and answers what it hears from then on. */
async function hearMatch(echo: PlayerEcho, match: MatchView) {
  const heard: [name: string, event: MatchEventPayload][] = [];
  let isHere = false;
  const channel = echo.join(`match.${match.id}`);
  channel.here(() => {
    isHere = true;
  });
  for (const name of matchEventNames) {
    channel.listen(`.${name}`, (event: MatchEventPayload) => heard.push([name, event]));
  }
  await until(() => isHere);
  return heard;
}

const userEvents = ['coin', 'point', 'plan', 'info', 'challenge'] as const;

async function hearUser(echo: PlayerEcho, { id }: TestPlayer) {
  const heard: [name: string, user: UserPatch][] = [];
  let isReady = false;
  const channel = echo.private(`user.notification.${id}`);
  channel.subscribed(() => {
    isReady = true;
  });
  for (const name of userEvents) {
    channel.listen(`.${name}`, ({ user }: { user: UserPatch }) => heard.push([name, user]));
  }
  await until(() => isReady);
  return heard;
}

const versionsOf = (heard: readonly [string, MatchEventPayload][]) => heard.map(([, { version }]) => version);

it('hears each event of a match once, in order, after the commit, and never an answer', async () => {
  const match = await startDaily(player);
  const heard = await hearMatch(connectEcho(server, port, player), match);
  const played = await playRound(server, player, match, true);
  await until(() => heard.at(-1)?.[1].version === played.version);
  await player.post(`/play/matches/${match.id}/leave`);
  await until(() => heard.at(-1)?.[0] === 'match.finished');

  expect(heard.map(([name]) => name)).toEqual(['round.closed', 'player.left', 'match.finished']);
  const first = match.version + 1;
  expect(versionsOf(heard)).toEqual(heard.map((_, index) => first + index));
  for (const [, event] of heard) {
    expect(event).toEqual(parse(matchEvent, event));
    expect(event.matchId).toBe(match.id);
  }
  expect(heard[0]?.[1]).toMatchObject({ round: 1, atMs: expect.any(Number) });
  expect(heard[1]?.[1]).toMatchObject({ playerId: player.id });
  const rows = await server.db.selectFrom('match_round').select('right_option_id').execute();
  for (const { right_option_id } of rows) expect(JSON.stringify(heard)).not.toContain(right_option_id);
});

it('passes nothing on that an event was not meant to tell', async () => {
  const match = await startDaily(player);
  const heard = await hearMatch(connectEcho(server, port, player), match);
  const atMs = server.clock.nowMs();
  const data = { round: 2, rightOptionId: 'secret', answers: { a: 'secret' } };
  const events = [{ matchId: match.id, version: 99, kind: 'round.closed' as const, atMs, data }];
  server.engine.committed({ matchId: match.id, dueAtMs: null, events });
  await until(() => heard.length === 1);
  expect(heard).toEqual([['round.closed', { matchId: match.id, version: 99, atMs, round: 2 }]]);
});

it('never fails who publishes', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const data of [circular, 10n, undefined]) {
    expect(() => server.deps.realtime.publish('room', 'told', data)).not.toThrow();
    expect(() => server.deps.realtime.publishToUser(player.id, 'told', data)).not.toThrow();
  }
});

it('tells all devices what a player has when a match is over', async () => {
  const match = await startDaily(player);
  const heard = await hearUser(connectEcho(server, port, player), player);
  let now = match;
  while (now.phase !== 'over') {
    now = await playRound(server, player, now, true);
    if (now.phase === 'reveal')
      now = (
        await player.post<MatchView>(`/play/matches/${match.id}/continue`, { round: now.closedRounds.length })
      ).body;
  }
  const { coin, point } = (await player.get<{ user: UserPatch }>('/user/me')).body.user;
  await until(() => heard.some(([name, user]) => name === 'coin' && user.coin === coin));
  await until(() => heard.some(([name, user]) => name === 'point' && user.point === point));
});

it('tells other devices what a call changed, and not the one that made it', async () => {
  const [caller, other] = [connectEcho(server, port, player), connectEcho(server, port, player)];
  const stranger = await server.signUp();
  const [atCaller, atOther] = [await hearUser(caller, player), await hearUser(other, player)];
  const atStranger = await hearUser(connectEcho(server, port, stranger), stranger);
  const socketId = caller.socketId() ?? '';
  const { userPatch } = await player.post('/play/matches', DAILY, { 'x-socket-id': socketId });
  await until(() => atOther.length === Object.keys(userPatch ?? {}).length);
  expect(Object.assign({}, ...atOther.map(([, user]) => user))).toEqual(userPatch);
  expect(atOther.map(([name]) => name)).toEqual(['coin', 'point']);
  expect([atCaller, atStranger]).toEqual([[], []]);
});
