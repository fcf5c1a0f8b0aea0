import { afterEach, expect, it, vi } from 'vitest';
import { clearReturnPage, pageAfterSignIn, saveReturnPage } from './return-page.ts';

const link = { pathname: '/play/1v1', search: '?join=ABCDEFGH' };

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('returns to the link of an invitation, until it was opened', () => {
  saveReturnPage(link);
  expect([pageAfterSignIn(), pageAfterSignIn()]).toEqual([
    '/play/1v1?join=ABCDEFGH',
    '/play/1v1?join=ABCDEFGH',
  ]);
  clearReturnPage();
  expect(pageAfterSignIn()).toBe('/home');
});

it('falls back to home for other pages, and for an expired link', () => {
  saveReturnPage({ pathname: '/profile', search: '?tab=1' });
  expect(pageAfterSignIn()).toBe('/home');
  vi.useFakeTimers({ now: 0 });
  saveReturnPage(link);
  vi.setSystemTime(15 * 60 * 1000);
  expect(pageAfterSignIn()).toBe('/home');
});

it('returns to the store, after long enough to sign up', () => {
  vi.useFakeTimers({ now: 0 });
  saveReturnPage({ pathname: '/store', search: '?tab=purchase' });
  vi.setSystemTime(29 * 60 * 1000);
  expect(pageAfterSignIn()).toBe('/store?tab=purchase');
  vi.setSystemTime(30 * 60 * 1000);
  expect(pageAfterSignIn()).toBe('/home');
});

it('returns to the invitation of one player, as long as it is open', () => {
  vi.useFakeTimers({ now: 0 });
  saveReturnPage({ pathname: '/notification-redirect', search: '?data=1' });
  vi.setSystemTime(58_000);
  expect(pageAfterSignIn()).toBe('/notification-redirect?data=1');
  vi.setSystemTime(59_000);
  expect(pageAfterSignIn()).toBe('/home');
});
