import { afterEach, expect, it, vi } from 'vitest';
import { forgetWantedPage, keepWantedPage, pageAfterSignIn } from './wanted-page.ts';

const link = { pathname: '/play/1v1', search: '?join=ABCDEFGH' };

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('leads on to the link of an invitation, until they have come there', () => {
  keepWantedPage(link);
  expect([pageAfterSignIn(), pageAfterSignIn()]).toEqual([
    '/play/1v1?join=ABCDEFGH',
    '/play/1v1?join=ABCDEFGH',
  ]);
  forgetWantedPage();
  expect(pageAfterSignIn()).toBe('/home');
});

it('leads home from every other page, and from a link whose time is up', () => {
  keepWantedPage({ pathname: '/profile', search: '?tab=1' });
  expect(pageAfterSignIn()).toBe('/home');
  vi.useFakeTimers({ now: 0 });
  keepWantedPage(link);
  vi.setSystemTime(15 * 60 * 1000);
  expect(pageAfterSignIn()).toBe('/home');
});

it('leads back to the store, long enough to sign up', () => {
  vi.useFakeTimers({ now: 0 });
  keepWantedPage({ pathname: '/store', search: '?tab=purchase' });
  vi.setSystemTime(29 * 60 * 1000);
  expect(pageAfterSignIn()).toBe('/store?tab=purchase');
  vi.setSystemTime(30 * 60 * 1000);
  expect(pageAfterSignIn()).toBe('/home');
});

it('leads on to the invitation of one player, for as long as it is open', () => {
  vi.useFakeTimers({ now: 0 });
  keepWantedPage({ pathname: '/notification-redirect', search: '?data=1' });
  vi.setSystemTime(58_000);
  expect(pageAfterSignIn()).toBe('/notification-redirect?data=1');
  vi.setSystemTime(59_000);
  expect(pageAfterSignIn()).toBe('/home');
});
