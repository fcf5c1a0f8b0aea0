import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../lib/sample-user.ts';
import { store } from '../lib/storage.ts';
import { useUserStore } from '../lib/user-store.ts';
import { loadSignedInUser } from './start-up.ts';

const told: unknown[] = [];

beforeEach(() => {
  store('accessToken', 'token');
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path === '/api/user/me') return Response.json({ user: sampleUser });
    told.push([path, JSON.parse(String(body))]);
    // A line so bad that no answer ever comes.
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  told.length = 0;
  vi.unstubAllGlobals();
  useUserStore.getState().clear();
  localStorage.clear();
});

it('tells the server the language that the app is read in, and waits for no answer', async () => {
  document.documentElement.lang = 'ckb';
  await loadSignedInUser();
  expect(useUserStore.getState().user?.id).toBe(sampleUser.id);
  expect(told).toEqual([['/api/user/language', { language: 'ckb' }]]);
});

it('tells nothing that the server knows', async () => {
  document.documentElement.lang = 'en';
  await loadSignedInUser();
  expect(told).toEqual([]);
});
