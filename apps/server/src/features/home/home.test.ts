/** Combined views, compared with the calls that return their parts. */
import type { getHomeRoute, getNewsRoute } from '@trivia/contract/home.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { startDaily } from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { notify } from '../../core/notifications/notify.ts';
import { inTransaction } from '../../lib/database/transaction.ts';

let server: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await server.signUp({ membership: 'plus' });
});

const body = async <T = Record<string, unknown>>(path: string) => (await player.get<T>(path)).body;

it('GET home returns the same as the separate calls', async () => {
  await startDaily(player);
  const notification = { playerId: player.id, kind: 'referral_held', data: {} } as const;
  await inTransaction(server.db, (tx) => notify(tx, notification, server.clock.nowMs()));
  const home = await body<RouteReply<typeof getHomeRoute>>('/home');
  const { user } = await body('/user/me');
  expect(home).toEqual({
    user,
    daily: await body('/play/daily-challenge'),
    bonus: await body('/wallet/daily-bonus'),
    matches: (await body('/play/matches')).data,
    online: await body('/players/online'),
    unreadCount: 1,
    serverTimeMs: server.clock.nowMs(),
  });
  expect(home.matches).toHaveLength(1);
  expect(home.daily.status).toBe('playing');
});

it('the updates include the player, unfinished matches and open invitations', async () => {
  await startDaily(player);
  const requester = await server.signUp();
  const invited = { type: 'headtohead', mode: 'multi', plan: 'free', playerId: player.id };
  expect((await requester.post('/play/invitations', invited)).status).toBe(201);
  const news = await body<RouteReply<typeof getNewsRoute>>('/news');
  const { user } = await body('/user/me');
  const { data, serverTimeMs } = await body('/play/invitations');
  expect(news).toEqual({
    user,
    matches: (await body('/play/matches')).data,
    invitations: data,
    serverTimeMs,
  });
  expect(news.matches).toHaveLength(1);
  expect(news.invitations).toHaveLength(1);
});

it.each(['/home', '/news'])('%s requires a signed-in player', async (path) => {
  expect((await server.app.inject({ url: `/api${path}` })).statusCode).toBe(401);
});
