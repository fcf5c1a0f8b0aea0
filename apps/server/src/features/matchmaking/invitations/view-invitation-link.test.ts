import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import type { TestPlayer } from '../../../../test/support/test-player.ts';

const BATTLE = { type: 'headtohead', mode: 'multi', plan: 'free' };

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(() => server.close());

async function invite(): Promise<[TestPlayer, Invitation]> {
  const host = await server.signUp({ membership: 'plus' });
  return [host, (await host.post<Invitation>('/play/invitations', BATTLE)).body];
}
const look = (player: TestPlayer, code: string | null) =>
  player.get<Invitation>(`/play/invitations/link/${code}`);

it('200: shows the requester and the game of a link, and changes nothing', async () => {
  const [host, { code }] = await invite();
  const guest = await server.signUp({ membership: 'plus' });
  for (const player of [guest, host, guest]) {
    expect(await look(player, code)).toMatchObject({
      status: 200,
      body: { type: 'headtohead', plan: 'free', status: 'open', matchId: null, requester: { id: host.id } },
    });
  }
});

it('200: shows that an invitation was accepted, and its match to its players only', async () => {
  const [, { code }] = await invite();
  const [guest, late] = [
    await server.signUp({ membership: 'plus' }),
    await server.signUp({ membership: 'plus' }),
  ];
  const accepted = await guest.post<Invitation>('/play/invitations/link', { joinCode: code });
  expect((await look(guest, code)).body).toMatchObject({
    status: 'accepted',
    matchId: accepted.body.matchId,
  });
  expect((await look(late, code)).body).toMatchObject({ status: 'accepted', matchId: null });
});

it('404 for an unknown code, 422 for a malformed one', async () => {
  const player = await server.signUp({ membership: 'plus' });
  expect(await look(player, 'ABCDEFGH')).toMatchObject({
    status: 404,
    body: { code: 'INVITATION_NOT_FOUND' },
  });
  expect((await look(player, 'abc')).status).toBe(422);
});
