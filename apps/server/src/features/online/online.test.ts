/** Players online, through real sockets and the call. */
import { tiers } from '@trivia/rules/tiers.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeClients, until } from '../../../test/realtime/clients.ts';
import { connectEcho, listen, type PlayerEcho } from '../../../test/realtime/listen.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import type { OnlinePlayers } from './list-online-players.ts';
import { OnlineRegister } from './online-register.ts';

let server: TestServer;
let register: OnlineRegister;
let port = 0;
beforeEach(async () => {
  server = await buildTestServer();
  register = new OnlineRegister(server.deps);
  port = await listen(server);
});
afterEach(async () => {
  closeClients();
  await server.close();
});

/** Subscribes to the player's own channel, like the open web app. */
async function come(player: TestPlayer): Promise<PlayerEcho> {
  const echo = connectEcho(server, port, player);
  let isThere = false;
  echo.private(`user.notification.${player.id}`).subscribed(() => {
    isThere = true;
  });
  await until(() => isThere);
  return echo;
}

const isConnected = (id: string) => [...server.deps.realtime.users].includes(id);

async function go(echo: PlayerEcho, { id }: TestPlayer): Promise<void> {
  echo.disconnect();
  await until(() => !isConnected(id));
}

const rename = ({ id }: TestPlayer, username: string, username_key: string) =>
  server.db.updateTable('player').set({ username, username_key }).where('id', '=', id).execute();

/** Gives a player earned points, which decide their tier. */
const earn = ({ id }: TestPlayer, earned: number) =>
  server.db
    .insertInto('ledger_account')
    .values({ kind: 'player', player_id: id, currency: 'point', balance: 0, earned })
    .execute();

const list = async (player: TestPlayer, search?: string): Promise<OnlinePlayers> => {
  const query = search === undefined ? '' : `?search=${encodeURIComponent(search)}`;
  return (await player.get<OnlinePlayers>(`/players/online${query}`)).body;
};
const idsOf = ({ data }: OnlinePlayers) => data.map(({ id }) => id);

describe('the list of players online', () => {
  it('shows name, image and tier of connected players, without the requester', async () => {
    const [requester, other] = [await server.signUp(), await server.signUp()];
    await come(requester);
    const [phone, laptop] = [await come(other), await come(other)];
    await register.refresh();
    const { username } = await server.db
      .selectFrom('player')
      .select('username')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(await list(requester)).toEqual({
      total: 1,
      data: [
        {
          id: other.id,
          name: username,
          image: expect.stringMatching(/^\/avatars\/.+\.svg$/),
          tier: 'starter',
          isPlaying: false,
        },
      ],
    });
    phone.disconnect();
    await register.refresh();
    expect(idsOf(await list(requester))).toEqual([other.id]);
    await go(laptop, other);
    await register.refresh();
    expect(await list(requester)).toEqual({ total: 0, data: [] });
  });

  it('begins with the nearest tier, has at most 20 players, and counts all', async () => {
    const requester = await server.signUp();
    const near = await Promise.all(Array.from({ length: 17 }, () => server.signUp()));
    const far = await Promise.all(tiers.map(() => server.signUp()));
    await earn(requester, 5_000);
    for (const player of near) await earn(player, 19_999);
    for (const [rank, player] of far.entries()) await earn(player, tiers[rank]?.fromPoints ?? 0);
    await Promise.all([...near, ...far].map(come));
    await register.refresh();
    const { total, data } = await list(requester);
    expect(total).toBe(22);
    const found = data.map(({ tier }) => tier);
    expect(found).toEqual([...Array.from({ length: 18 }, () => 'expert'), 'master', 'challenger']);
  });

  it('differs per requester within a tier, so that not all invite the same few', async () => {
    const players = await Promise.all(Array.from({ length: 30 }, () => server.signUp()));
    await Promise.all(players.map(come));
    await register.refresh();
    const shown = await Promise.all(players.slice(0, 8).map((player) => list(player)));
    expect(shown.every(({ data }) => new Set(data.map(({ id }) => id)).size === 20)).toBe(true);
    expect(new Set(shown.map((one) => idsOf(one).at(0))).size).toBeGreaterThan(2);
    expect(new Set(shown.flatMap(idsOf)).size).toBe(30);
  });

  it('can be searched by the start of a name, in any letter case', async () => {
    const [requester, kurd, arab, latin] = await Promise.all(
      Array.from({ length: 4 }, () => server.signUp()),
    );
    if (!requester || !kurd || !arab || !latin) throw new Error('Four signed up');
    await rename(kurd, 'کوردی', 'کوردی');
    await rename(arab, 'أَحمد', 'احمد');
    await rename(latin, 'Azad_1', 'azad_1');
    await Promise.all([kurd, arab, latin].map(come));
    await register.refresh();
    for (const [search, found] of [
      ['كوردي', kurd],
      ['ک', kurd],
      ['احم', arab],
      ['آح', arab],
      ['AZAD', latin],
      ['azad_١', latin],
    ] as const) {
      expect(idsOf(await list(requester, search)), search).toEqual([found.id]);
    }
    for (const search of ['zad', 'azad%', '%', 'azad-', '_']) {
      expect(await list(requester, search), search).toMatchObject({ total: 3, data: [] });
    }
    expect((await list(requester, '  ')).data).toHaveLength(3);
    expect((await requester.get(`/players/online?search=${'x'.repeat(65)}`)).status).toBe(422);
  });

  it('marks players of a live match as playing', async () => {
    const [requester, free] = [await server.signUp(), await server.signUp()];
    const pair = [await server.signUp(), await server.signUp()];
    await Promise.all([free, ...pair].map(come));
    const game = { type: 'headtohead', mode: 'multi', plan: 'free' };
    for (const player of pair) await player.post('/play/queue', game);
    await register.refresh();
    const playing = new Map((await list(requester)).data.map(({ id, isPlaying }) => [id, isPlaying]));
    expect(playing).toEqual(new Map([free, ...pair].map((player) => [player.id, player !== free])));
  });

  it('marks players of a single-player game, who would not see an invitation', async () => {
    const [requester, other] = [await server.signUp(), await server.signUp()];
    await come(other);
    await other.post('/play/matches', { type: 'daily', mode: 'solo' });
    await register.refresh();
    expect((await list(requester)).data).toMatchObject([{ isPlaying: true }]);
    server.clock.advance(61_000);
    expect((await list(requester)).data).toMatchObject([{ isPlaying: false }]);
  });

  it('leaves out incomplete and deleted accounts', async () => {
    const [requester, deleted] = [await server.signUp(), await server.signUp()];
    const newcomer = await server.signUp({ isComplete: false });
    await Promise.all([deleted, newcomer].map(come));
    await register.refresh();
    await server.db
      .updateTable('player')
      .set({ deleted_at: new Date(server.clock.nowMs()) })
      .where('id', '=', deleted.id)
      .execute();
    expect((await list(requester)).data).toEqual([]);
    await server.db
      .updateTable('player')
      .set({ completed_at: new Date(server.clock.nowMs()), username: 'newcomer', username_key: 'newcomer' })
      .where('id', '=', newcomer.id)
      .execute();
    server.clock.advance(60_000);
    await register.refresh();
    expect(idsOf(await list(requester))).toEqual([newcomer.id]);
  });

  it('401 without a token', async () => {
    expect((await server.app.inject({ url: '/api/players/online' })).statusCode).toBe(401);
  });
});

describe('several servers', () => {
  it('list a player of two servers once, until both connections are closed', async () => {
    const [requester, other] = [await server.signUp(), await server.signUp()];
    const second = new OnlineRegister(server.deps);
    const echo = await come(other);
    await register.refresh();
    await second.refresh();
    expect(await list(requester)).toMatchObject({ total: 1, data: [{ id: other.id }] });
    await second.stop();
    expect((await list(requester)).total).toBe(1);
    await go(echo, other);
    await register.refresh();
    expect((await list(requester)).total).toBe(0);
  });

  it('remove a dead one within 10 s, and restore all of its players when it returns', async () => {
    const [requester, other] = [await server.signUp(), await server.signUp()];
    await come(other);
    await register.refresh();
    const second = new OnlineRegister({ ...server.deps, realtime: { ...server.deps.realtime, users: [] } });
    server.clock.advance(10_000);
    await second.refresh();
    expect((await list(requester)).total).toBe(1);
    server.clock.advance(1);
    await second.refresh();
    expect((await list(requester)).total).toBe(0);
    await register.refresh();
    expect(idsOf(await list(requester))).toEqual([other.id]);
  });
});

it('players who called within two minutes count as online with the hosted service', async () => {
  const environment = {
    REALTIME_DRIVER: 'pusher',
    PUSHER_APP_ID: '1',
    PUSHER_KEY: 'key',
    PUSHER_SECRET: 'secret',
  };
  const hosted = await buildTestServer({ environment, hasQuestions: false });
  try {
    const [requester, other] = [await hosted.signUp(), await hosted.signUp()];
    await other.get('/user/me');
    await new OnlineRegister(hosted.deps).refresh();
    expect(idsOf(await list(requester))).toEqual([other.id]);
  } finally {
    await hosted.close();
  }
});
