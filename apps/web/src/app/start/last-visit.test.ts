import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { sampleDaily } from '../../game/queries/daily.testing.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { restoreLastVisit } from './last-visit.ts';
import { rememberVisit } from './remember-visit.ts';

const tomorrowMs = Date.now() + 60_000;

/** Stores a visit, and empties the stores for the next one. */
function visit(daily = sampleDaily({ nextAtMs: tomorrowMs })): void {
  const client = new QueryClient();
  useUserStore.setState({ user: sampleUser, isRestored: false });
  rememberVisit(client);
  client.setQueryData(dailyQuery.queryKey, daily);
  useUserStore.setState({ user: null, isRestored: false });
}

function recall(): QueryClient {
  const client = new QueryClient();
  restoreLastVisit(client);
  return client;
}

beforeEach(() => localStorage.setItem('access_token', 'token-of-one'));
afterEach(() => {
  localStorage.clear();
  useUserStore.setState({ user: null, isRestored: false });
});

it('restores the player and the challenge of the last visit until they are loaded', () => {
  visit();
  const client = recall();
  const { user, isRestored, load } = useUserStore.getState();
  expect(user).toMatchObject({ id: sampleUser.id, coin: sampleUser.coin });
  expect(isRestored).toBe(true);
  expect(client.getQueryData(dailyQuery.queryKey)?.nextAtMs).toBe(tomorrowMs);
  expect(client.getQueryState(dailyQuery.queryKey)?.dataUpdatedAt).toBe(0);
  load({ ...sampleUser, coin: sampleUser.coin + 5, walletVersion: sampleUser.walletVersion + 1 });
  expect(useUserStore.getState()).toMatchObject({ isRestored: false, user: { coin: sampleUser.coin + 5 } });
});

it('stores no contact data', () => {
  visit();
  const stored = localStorage.getItem('last-visit') ?? '';
  expect(stored).toContain(sampleUser.id);
  expect(sampleUser.email).toBeTruthy();
  expect(stored).not.toContain(sampleUser.email);
});

it('restores nothing in another session, and deletes the stored visit', () => {
  visit();
  localStorage.setItem('access_token', 'token-of-another');
  recall();
  expect(useUserStore.getState().user).toBeNull();
  expect(localStorage.getItem('last-visit')).toBeNull();
});

it('restores no challenge of another day', () => {
  visit(sampleDaily({ nextAtMs: Date.now() - 1 }));
  expect(recall().getQueryData(dailyQuery.queryKey)).toBeUndefined();
});

it('restores nothing from damaged storage', () => {
  localStorage.setItem('last-visit', '{"session"');
  recall();
  expect(useUserStore.getState().user).toBeNull();
});
