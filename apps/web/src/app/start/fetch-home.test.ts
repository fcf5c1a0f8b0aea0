import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onlineQuery } from '../../game/matchmaking/opponents/online-query.ts';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { sampleDaily } from '../../game/queries/daily.testing.ts';
import { dailyBonusQuery } from '../../game/queries/daily-bonus-query.ts';
import { dailyQuery, unfinishedQuery } from '../../game/queries/daily-query.ts';
import { unreadQuery } from '../../game/queries/notifications-query.ts';
import { store } from '../../lib/storage.ts';
import { fetchHome } from './fetch-home.ts';
import { loadSignedInUser } from './start-up.ts';

const home = {
  user: sampleUser,
  daily: sampleDaily({ status: 'open' }),
  bonus: { status: 'open', coins: 50 },
  matches: [{ id: 'm', type: 'daily', mode: 'solo', round: 1, roundCount: 5 }],
  online: { total: 0, data: [] },
  unreadCount: 3,
  serverTimeMs: 1,
};
const queries = [dailyQuery, unfinishedQuery, dailyBonusQuery, onlineQuery(''), unreadQuery] as const;

let client: QueryClient;
let requestedPaths: string[];

/** Replies by path; all other calls are refused with a status. */
function answer(status: number, answers: Readonly<Record<string, object>>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    requestedPaths.push(path);
    const body = answers[path];
    return body ? Response.json(body) : Response.json({ code: 'SERVICE_UNAVAILABLE' }, { status });
  });
}
const dataOf = () => queries.map(({ queryKey }) => client.getQueryData<unknown>(queryKey));

beforeEach(() => {
  requestedPaths = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  useUserStore.getState().clear();
  store('accessToken', 'token');
});
afterEach(() => {
  client.clear();
  store('accessToken', null);
  vi.unstubAllGlobals();
});

it('loads the player and everything on home in one call', async () => {
  answer(200, { '/api/home': home });
  await loadSignedInUser(fetchHome(client));
  expect(useUserStore.getState().user).toEqual(sampleUser);
  await vi.waitFor(() =>
    expect(dataOf()).toEqual([home.daily, { data: home.matches }, home.bonus, home.online, 3]),
  );
  expect(requestedPaths).toEqual(['/api/home']);
});

it.each([500, 503])('falls back to separate calls after a failure with %i', async (status) => {
  answer(status, {
    '/api/user/me': { user: sampleUser, serverTimeMs: 1 },
    '/api/play/daily-challenge': home.daily,
    '/api/play/matches': { data: home.matches },
    '/api/wallet/daily-bonus': home.bonus,
    '/api/players/online': home.online,
    '/api/notifications?tab=notifications': { data: [], nextCursor: null, unreadCount: 3 },
  });
  await loadSignedInUser(fetchHome(client));
  expect(useUserStore.getState().user).toEqual(sampleUser);
  await vi.waitFor(() =>
    expect(dataOf()).toEqual([home.daily, { data: home.matches }, home.bonus, home.online, 3]),
  );
  expect(requestedPaths.toSorted()).toEqual([
    '/api/home',
    '/api/notifications?tab=notifications',
    '/api/play/daily-challenge',
    '/api/play/matches',
    '/api/players/online',
    '/api/user/me',
    '/api/wallet/daily-bonus',
  ]);
});
