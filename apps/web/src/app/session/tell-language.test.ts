import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { tellLanguage } from './tell-language.ts';

const told: unknown[] = [];

beforeEach(() => {
  useUserStore.getState().merge(sampleUser);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    told.push([path, JSON.parse(String(body))]);
    return Response.json({ user: sampleUser });
  });
});
afterEach(() => {
  told.length = 0;
  vi.unstubAllGlobals();
  useUserStore.getState().clear();
});

it('sends the server the language of the app', () => {
  document.documentElement.lang = 'ckb';
  tellLanguage();
  expect(told).toEqual([['/api/user/language', { language: 'ckb' }]]);
});

it('sends nothing that the server has already, and nothing for a visitor', () => {
  document.documentElement.lang = 'en';
  tellLanguage();
  useUserStore.getState().clear();
  document.documentElement.lang = 'ckb';
  tellLanguage();
  expect(told).toEqual([]);
});
