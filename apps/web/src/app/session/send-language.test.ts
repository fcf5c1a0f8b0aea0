import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { sendLanguage } from './send-language.ts';

const sent: unknown[] = [];

beforeEach(() => {
  useUserStore.getState().merge(sampleUser);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    return Response.json({ user: sampleUser });
  });
});
afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
  useUserStore.getState().clear();
});

it('sends the server the language of the app', () => {
  document.documentElement.lang = 'ckb';
  sendLanguage();
  expect(sent).toEqual([['/api/user/language', { language: 'ckb' }]]);
});

it('sends nothing if the server has the language, or for a visitor', () => {
  document.documentElement.lang = 'en';
  sendLanguage();
  useUserStore.getState().clear();
  document.documentElement.lang = 'ckb';
  sendLanguage();
  expect(sent).toEqual([]);
});
