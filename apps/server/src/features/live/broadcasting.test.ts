import { randomUUID } from 'node:crypto';
import type { User } from '@trivia/contract/account/user.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeClients } from '../../../test/realtime/clients.ts';
import { listen } from '../../../test/realtime/listen.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { startDaily } from '../../../test/support/daily-driver.ts';
import { startLive } from '../../../test/support/live/start-live.ts';
import { TestPlayer } from '../../../test/support/test-player.ts';
import { channelAuth, userAuth } from '../../realtime/protocol/signatures.ts';
import { startSession } from '../accounts/sessions/start-session.ts';

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await buildTestServer();
  port = await listen(server);
});
afterAll(() => server.close());
afterEach(closeClients);

const SOCKET = '1234.5678';
interface Authorized {
  readonly auth: string;
  readonly channel_data?: string;
}
const authorize = (player: TestPlayer, channel_name: string, socket_id = SOCKET) =>
  player.post<Authorized>('/broadcasting/auth', { socket_id, channel_name });

describe('the private channel of a player', () => {
  it('is authorised for that player only', async () => {
    const [player, other] = [await server.signUp(), await server.signUp({ isComplete: false })];
    const channel = `private-user.notification.${player.id}`;
    const { status, body } = await authorize(player, channel);
    expect(status).toBe(200);
    expect(body).toEqual({ auth: channelAuth(server.deps.realtime.app, SOCKET, channel) });
    expect((await authorize(other, channel)).status).toBe(403);
    expect((await authorize(other, `private-user.notification.${other.id}`)).status).toBe(200);
  });

  it.each(['', 'X', '.x', '%00'])('is not authorised with the suffix %j', async (more) => {
    const player = await server.signUp();
    const { status } = await authorize(player, `private-user.notification.${player.id}${more}`);
    expect(status).toBe(more === '' ? 200 : more === '%00' ? 422 : 403);
  });
});

describe('the channel of who is online', () => {
  it('admits complete accounts, and shows their id, name and image', async () => {
    const [player, newcomer] = [await server.signUp(), await server.signUp({ isComplete: false })];
    const { body } = await authorize(player, 'presence-online.users');
    const { user: me } = (await player.get<{ user: User }>('/user/me')).body;
    expect(JSON.parse(body.channel_data ?? '')).toEqual({
      user_id: player.id,
      user_info: { id: player.id, name: me.name, image: me.avatarUrl },
    });
    const refused = await newcomer.post('/broadcasting/auth', {
      socket_id: SOCKET,
      channel_name: 'presence-online.users',
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_INCOMPLETE']);
  });
});

describe('the channel of a match', () => {
  it('admits players with a seat', async () => {
    const [player, other] = [await server.signUp(), await server.signUp()];
    const match = await startDaily(player);
    expect((await authorize(player, `presence-match.${match.id}`)).status).toBe(200);
    expect((await authorize(other, `presence-match.${match.id}`)).status).toBe(403);
    expect((await authorize(player, `presence-match.${randomUUID()}`)).status).toBe(403);
    expect((await authorize(player, `private-match.${match.id}`)).status).toBe(403);
  });

  it('lists no members in matches too large for a list', async () => {
    const crowd = await Promise.all(Array.from({ length: 11 }, () => server.signUp()));
    const matchId = await startLive(server, crowd, 'tournament');
    const [player] = crowd;
    const channel = `private-match.${matchId}`;
    expect(player && (await authorize(player, channel)).body).toEqual({
      auth: channelAuth(server.deps.realtime.app, SOCKET, channel),
    });
    expect(player && (await authorize(player, `presence-match.${matchId}`)).status).toBe(403);
    expect((await authorize(await server.signUp(), channel)).status).toBe(403);
  });
});

describe('authorising', () => {
  it.each([
    'public',
    'online.users',
    'private-online.users',
    'presence-online.users.x',
    'presence-match.x',
    'private-encrypted-x',
    'presence-cache-online.users',
    'private-user.notification.',
  ])('refuses %s', async (channel) => {
    expect((await authorize(await server.signUp(), channel)).status).toBe(403);
  });

  it.each([
    '#server-to-user-1',
    'private-user.notification.*',
    'a b',
    'a:b',
    'x'.repeat(201),
    '',
    'é',
    'presence-online.users\n',
  ])('treats %j as no channel', async (channel) => {
    expect((await authorize(await server.signUp(), channel)).status).toBe(422);
  });

  it.each(['1', '1.1:private-x', '1.1::user', '1.1::user::{}', '', '1.1\n', 'a.b'])(
    'treats %j as no socket',
    async (socketId) => {
      const player = await server.signUp();
      const channel = `private-user.notification.${player.id}`;
      expect((await authorize(player, channel, socketId)).status).toBe(422);
      expect((await player.post('/broadcasting/user-auth', { socket_id: socketId })).status).toBe(422);
    },
  );

  it('requires a valid token', async () => {
    const player = await server.signUp();
    const channel = `private-user.notification.${player.id}`;
    expect((await authorize(new TestPlayer(server.app, player.id, 'x'.repeat(43)), channel)).status).toBe(
      401,
    );
    const reset = await startSession(server.deps, server.db, {
      playerId: player.id,
      userAgent: 'test',
      purpose: 'reset',
    });
    const resetting = new TestPlayer(server.app, player.id, reset);
    expect((await authorize(resetting, channel)).status).toBe(403);
    expect((await resetting.post('/broadcasting/user-auth', { socket_id: SOCKET })).status).toBe(403);
  });

  it.each(['/broadcasting/auth', '/api/broadcasting/auth'])('accepts forms at %s', async (url) => {
    const player = await server.signUp();
    const channel = `private-user.notification.${player.id}`;
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${player.token}` },
      body: new URLSearchParams({ socket_id: SOCKET, channel_name: channel, more: 'x' }),
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { auth: channelAuth(server.deps.realtime.app, SOCKET, channel) },
    ]);
  });

  it('signs in a user’s socket', async () => {
    const player = await server.signUp();
    const { body } = await player.post<{ auth: string; user_data: string }>('/broadcasting/user-auth', {
      socket_id: SOCKET,
    });
    expect(JSON.parse(body.user_data)).toMatchObject({ id: player.id, user_info: { id: player.id } });
    expect(body.auth).toBe(userAuth(server.deps.realtime.app, SOCKET, body.user_data));
  });

  it('returns the address of the WebSocket server, and no secret', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/realtime`);
    expect(await response.json()).toEqual({
      key: server.deps.realtime.app.key,
      cluster: 'ap1',
      isHosted: false,
    });
  });
});

describe('joining several channels at once', () => {
  interface Joined {
    readonly user: { readonly auth: string; readonly user_data: string };
    readonly channels: readonly (Authorized | null)[];
  }
  const joinAll = (player: TestPlayer, channels: readonly string[]) =>
    player.post<Joined>('/broadcasting/join', { socket_id: SOCKET, channels });

  it('signs in the socket, and authorises each channel as a single call would', async () => {
    const player = await server.signUp();
    const channels = [`private-user.notification.${player.id}`, 'presence-online.users'];
    const { status, body } = await joinAll(player, channels);
    expect(status).toBe(200);
    const { body: user } = await player.post('/broadcasting/user-auth', { socket_id: SOCKET });
    expect(body).toEqual({
      user,
      channels: await Promise.all(channels.map(async (one) => (await authorize(player, one)).body)),
    });
  });

  it('omits channels that the player may not join', async () => {
    const [player, other] = [await server.signUp({ isComplete: false }), await server.signUp()];
    const own = `private-user.notification.${player.id}`;
    const { body } = await joinAll(player, [
      `private-user.notification.${other.id}`,
      'presence-online.users',
      own,
    ]);
    expect(body.channels).toEqual([null, null, (await authorize(player, own)).body]);
  });

  it('accepts ten at most', async () => {
    const player = await server.signUp();
    const names = Array.from({ length: 11 }, (_, at) => `presence-match.${at}`);
    expect((await joinAll(player, names)).status).toBe(422);
  });
});
