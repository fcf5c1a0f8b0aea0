/** Polling for invitations whose events were missed. */
import type { Invitation } from '@trivia/contract/play/invitations.ts';
import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { BATTLE, signUpRich, TUG } from '../../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../../test/support/test-player.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

const invite = async (player: TestPlayer, body: Record<string, unknown>) =>
  (await player.post<Invitation>('/play/invitations', body)).body;
const list = async (player: TestPlayer) =>
  (await player.get<{ data: InvitationEvent[]; serverTimeMs: number }>('/play/invitations')).body;

it('200: lists open invitations, oldest first, with the fields of their events and the end', async () => {
  const [one, two, asked] = [await signUpRich(server), await signUpRich(server), await signUpRich(server)];
  const first = await invite(one, { ...TUG, playerId: asked.id });
  server.clock.advance(1_000);
  const second = await invite(two, { ...BATTLE, playerId: asked.id });
  const expected = [first, second].map(({ id, plan, rematch, type, requester, expiresAtMs, honour }) => ({
    ...{ id, plan, rematch, type, requester, expiresAtMs, honour },
  }));
  expect(await list(asked)).toEqual({ data: expected, serverTimeMs: server.clock.nowMs() });
  expect((await list(one)).data).toEqual([]);
});

it('closed and expired invitations are not listed', async () => {
  const [one, asked] = [await signUpRich(server), await signUpRich(server)];
  const idsOf = async () => (await list(asked)).data.map(({ id }) => id);
  for (const who of [one, asked]) {
    const { id } = await invite(one, { ...TUG, playerId: asked.id });
    expect(await idsOf()).toEqual([id]);
    await who.post(`/play/invitations/${id}/decline`);
    expect(await idsOf()).toEqual([]);
  }
  const late = await invite(one, { ...TUG, playerId: asked.id });
  server.clock.advance(58_999);
  expect(await idsOf()).toEqual([late.id]);
  server.clock.advance(1);
  expect(await idsOf()).toEqual([]);
  const taken = await invite(one, { ...TUG, playerId: asked.id });
  await asked.post(`/play/invitations/${taken.id}/accept`);
  expect(await idsOf()).toEqual([]);
});

it('links are not listed', async () => {
  const [one, other] = [await signUpRich(server), await signUpRich(server)];
  await invite(one, TUG);
  for (const player of [one, other]) expect((await list(player)).data).toEqual([]);
});
