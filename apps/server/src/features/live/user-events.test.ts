/** Events about a player's own data, on real sockets. */

import type { UserPatch } from '@trivia/contract/account/user.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { signUpReferred } from '../../../test/features/referred-player.ts';
import { closeClients, until } from '../../../test/realtime/clients.ts';
import { connectEcho, listen, type PlayerEcho } from '../../../test/realtime/listen.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { DAILY, playRound, startDaily } from '../../../test/support/daily-driver.ts';
import { giveCoins } from '../../../test/support/give.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

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

async function collectUserEvents(echo: PlayerEcho, { id }: TestPlayer) {
  const received: [name: string, user: UserPatch][] = [];
  let isReady = false;
  const channel = echo.private(`user.notification.${id}`);
  channel.subscribed(() => {
    isReady = true;
  });
  for (const name of userEvents) {
    channel.listen(`.${name}`, ({ user }: { user: UserPatch }) => received.push([name, user]));
  }
  await until(() => isReady);
  return received;
}

it('a failure never reaches the caller that publishes', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (const data of [circular, 10n, undefined]) {
    expect(() => server.deps.realtime.publish('room', 'update', data)).not.toThrow();
    expect(() => server.deps.realtime.publishToUser(player.id, 'update', data)).not.toThrow();
  }
});

it('the end of a match sends the balance to all devices of the player', async () => {
  const match = await startDaily(player);
  const received = await collectUserEvents(connectEcho(server, port, player), player);
  let now = match;
  while (now.phase !== 'over') {
    now = await playRound(server, player, now, true);
    if (now.phase === 'reveal')
      now = (
        await player.post<MatchView>(`/play/matches/${match.id}/continue`, { round: now.closedRounds.length })
      ).body;
  }
  const { coin, point } = (await player.get<{ user: UserPatch }>('/user/me')).body.user;
  await until(() => received.some(([name, user]) => name === 'coin' && user.coin === coin));
  await until(() => received.some(([name, user]) => name === 'point' && user.point === point));
});

it('the changes of a call go to all devices except the one that made it', async () => {
  const [caller, other] = [connectEcho(server, port, player), connectEcho(server, port, player)];
  const stranger = await server.signUp();
  const [atCaller, atOther] = [
    await collectUserEvents(caller, player),
    await collectUserEvents(other, player),
  ];
  const atStranger = await collectUserEvents(connectEcho(server, port, stranger), stranger);
  const socketId = caller.socketId() ?? '';
  const { userPatch } = await player.post('/play/matches', DAILY, { 'x-socket-id': socketId });
  await until(() => atOther.length === 2);
  expect(Object.assign({}, ...atOther.map(([, user]) => user))).toEqual(userPatch);
  expect(atOther.map(([name]) => name)).toEqual(['coin', 'point']);
  expect([atCaller, atStranger]).toEqual([[], []]);
});

it('both players of a live match get their balances after the stakes, and their progress at the end', async () => {
  const rival = await server.signUp();
  for (const { id } of [player, rival]) await giveCoins(server.deps, id, { coins: 100 });
  const game = { type: 'headtohead', mode: 'multi', plan: 'coins-10' };
  const received = await collectUserEvents(connectEcho(server, port, player), player);
  const receivedByRival = await collectUserEvents(connectEcho(server, port, rival), rival);
  await player.post('/play/queue', game);
  const { body } = await rival.post<{ matchId: string }>('/play/queue', game);
  for (const each of [received, receivedByRival]) {
    await until(() => each.some(([name, user]) => name === 'coin' && user.coin === 90));
  }
  const { userPatch } = await rival.get(`/play/matches/${body.matchId}`);
  expect(userPatch).toEqual({ coin: 90, point: 0, walletVersion: 2 });

  await player.post(`/play/matches/${body.matchId}/leave`);
  await until(() => receivedByRival.some(([name]) => name === 'info'));
  const [, patch] = receivedByRival.find(([name]) => name === 'info') ?? [];
  const { info } = (await rival.get<{ user: UserPatch }>('/user/me')).body.user;
  expect(info).toMatchObject(patch?.info ?? {});
  expect(patch?.info).toMatchObject({ quizzesCompleted: 1 });
});

it('a match without stakes sends no balances', async () => {
  const rival = await server.signUp();
  const received = await collectUserEvents(connectEcho(server, port, player), player);
  const game = { type: 'headtohead', mode: 'multi', plan: 'free' };
  await player.post('/play/queue', game);
  const { body } = await rival.post<{ matchId: string }>('/play/queue', game);
  await rival.post(`/play/matches/${body.matchId}/leave`);
  await until(() => received.some(([name]) => name === 'info'));
  expect(received.map(([name]) => name)).toEqual(['coin', 'point', 'info']);
});

it('both players of a referral get their rewards', async () => {
  const friend = await signUpReferred(server, player);
  const received = await collectUserEvents(connectEcho(server, port, player), player);
  const receivedByFriend = await collectUserEvents(connectEcho(server, port, friend), friend);
  await server.dispatch();
  for (const each of [received, receivedByFriend]) {
    await until(() => each.some(([name, user]) => name === 'point' && (user.point ?? 0) >= 100));
  }
});
