import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { polyfillDialogs } from '../../ui/dialog/dialog.testing.ts';
import { NoCoinsDialog } from './no-coins-dialog.tsx';

beforeEach(async () => {
  polyfillDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  useUserStore.setState({ user: { ...sampleUser, coin: 1 } });
  history.replaceState(null, '', '/play/quiz?category=music');
  const i18n = createI18n('en');
  await i18n.load(['common', 'dialogs']);
  render(
    <I18nContext value={i18n}>
      <NoCoinsDialog onClose={() => undefined} />
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useUserStore.setState({ user: null });
});

it('links to the store’s coins, with the page to return to', () => {
  expect(screen.getByRole('dialog', { name: 'Not enough coins' })).toBeTruthy();
  screen.getByRole('button', { name: 'Get Coin' }).click();
  expect(location.pathname).toBe('/store');
  const query = new URLSearchParams(location.search);
  expect([query.get('tab'), query.get('from')]).toEqual(['purchase', '/play/quiz?category=music']);
});

it('links to home', () => {
  screen.getByRole('button', { name: 'Back to Home' }).click();
  expect(location.pathname).toBe('/home');
});
