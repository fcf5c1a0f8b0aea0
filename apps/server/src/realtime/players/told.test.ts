/** What players are told of what they have, on real sockets. */
import type { MatchView } from '@trivia/contract/match.ts';
import type { UserPatch } from '@trivia/contract/user.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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
