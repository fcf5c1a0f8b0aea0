/** Events about invitations, on the devices of both sides. */

import type { User } from '@trivia/contract/account/user.ts';
import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeClients, until } from '../../../../test/realtime/clients.ts';
import { connectEcho, listen } from '../../../../test/realtime/listen.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { BATTLE, join, pair, signUpRich, TUG } from '../../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../../test/support/test-player.ts';

let server: TestServer;
let port = 0;
beforeEach(async () => {
  server = await buildTestServer();
  port = await listen(server);
});
afterEach(async () => {
  closeClients();
  await server.close();
});

/** Collects an event's data on one of the player's devices. */
async function collectEvents(player: TestPlayer, event = 'invitation'): Promise<unknown[]> {
  const received: unknown[] = [];
  let isReady = false;
  const channel = connectEcho(server, port, player).private(`user.notification.${player.id}`);
  channel.subscribed(() => {
    isReady = true;
  });
  channel.listen(`.${event}`, (data: unknown) => received.push(data));
  await until(() => isReady);
  return received;
}

async function personOf(player: TestPlayer) {
  const { user } = (await player.get<{ user: User }>('/user/me')).body;
  return { id: user.id, name: user.name, image: user.avatarUrl };
}

it('an invitation reaches all devices of the invited player, with plan, rematch, type and requester', async () => {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  const devices = [await collectEvents(other), await collectEvents(other)];
  const atRequester = await collectEvents(one);
  const { body } = await one.post<Invitation>('/play/invitations', { ...BATTLE, playerId: other.id });
  await until(() => devices.every(({ length }) => length === 1));
  const { id, expiresAtMs } = body;
  const event = {
    plan: 'coins-10',
    rematch: false,
    type: 'headtohead',
    requester: await personOf(one),
    id,
    expiresAtMs,
    honour: null,
  };
  expect(devices).toEqual([[event], [event]]);
  expect(atRequester).toEqual([]);
});

it('a rematch request reaches the other player', async () => {
  const [one, other, id] = await pair(server, TUG);
  await one.post(`/play/matches/${id}/leave`);
  const received = await collectEvents(one);
  const { body } = await other.post<Invitation>(`/play/matches/${id}/rematch`);
  await until(() => received.length === 1);
  expect(received).toEqual([
    {
      plan: 'standard',
      rematch: true,
      type: 'tugofwar',
      requester: await personOf(other),
      id: body.id,
      expiresAtMs: body.expiresAtMs,
      honour: null,
    },
  ]);
});

it('the requester is notified that it was accepted, declined, or expired', async () => {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  const invite = async () =>
    (await one.post<Invitation>('/play/invitations', { ...TUG, playerId: other.id })).body.id;
  const look = async (id: string) => (await one.get<Invitation>(`/play/invitations/${id}`)).body;

  const declined = await invite();
  expect(await look(declined)).toMatchObject({ status: 'open', matchId: null });
  await other.post(`/play/invitations/${declined}/decline`);
  expect(await look(declined)).toMatchObject({ status: 'declined', matchId: null });

  const late = await invite();
  server.clock.advance(59_000);
  expect(await look(late)).toMatchObject({ status: 'expired', matchId: null });

  const accepted = await invite();
  const { body } = await other.post<Invitation>(`/play/invitations/${accepted}/accept`);
  expect(await look(accepted)).toMatchObject({ status: 'accepted', matchId: body.matchId });
});

it('an acceptance reaches the devices of both players at once, with the match', async () => {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  const devices = [
    await collectEvents(one, 'invitation_closed'),
    await collectEvents(other, 'invitation_closed'),
  ];
  const { body } = await one.post<Invitation>('/play/invitations', { ...TUG, playerId: other.id });
  const accepted = await other.post<Invitation>(`/play/invitations/${body.id}/accept`);
  await until(() => devices.every(({ length }) => length === 1));
  const event = { id: body.id, status: 'accepted', matchId: accepted.body.matchId };
  expect(devices).toEqual([[event], [event]]);
});

it('the maker of a link is notified that it was taken, and a waiting player of their match', async () => {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  const closed = await collectEvents(one, 'invitation_closed');
  const { body } = await one.post<Invitation>('/play/invitations', TUG);
  const taken = await other.post<Invitation>('/play/invitations/link', { joinCode: body.code });
  await until(() => closed.length === 1);
  expect(closed).toEqual([{ id: body.id, status: 'accepted', matchId: taken.body.matchId }]);

  const waiting = await signUpRich(server);
  const found = await collectEvents(waiting, 'match_found');
  await join(waiting, TUG);
  const matched = await join(await signUpRich(server), TUG);
  await until(() => found.length === 1);
  expect(found).toEqual([{ matchId: matched.body.matchId }]);
});

it('a decline reaches both once, but not if the invitation was closed before', async () => {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  const received = await collectEvents(one, 'invitation_closed');
  const invite = async () =>
    (await one.post<Invitation>('/play/invitations', { ...TUG, playerId: other.id })).body.id;
  const first = await invite();
  await other.post(`/play/invitations/${first}/decline`);
  await one.post(`/play/invitations/${first}/decline`);
  const second = await invite();
  await one.post(`/play/invitations/${second}/decline`);
  await until(() => received.length >= 2);
  expect(received).toEqual([first, second].map((id) => ({ id, status: 'declined', matchId: null })));
});

it('waiting players are asked to confirm their presence once an opponent is found', async () => {
  const waiting = await signUpRich(server);
  const called = await collectEvents(waiting, 'queue_called');
  await join(waiting, TUG);
  server.clock.advance(1_500);
  const other = await signUpRich(server);
  const receivedByOther = await collectEvents(other, 'queue_called');
  await join(other, TUG);
  await until(() => called.length === 1);
  expect((await join(waiting, TUG)).body.status).toBe('matched');
  expect(receivedByOther).toEqual([]);
});
