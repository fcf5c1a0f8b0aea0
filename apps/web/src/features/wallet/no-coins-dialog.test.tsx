import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { standInForDialogs } from '../../ui/dialog/dialog.testing.ts';
import { NoCoinsDialog } from './no-coins-dialog.tsx';

async function show(hasSubscription: boolean): Promise<void> {
  useUserStore.setState({ user: { ...sampleUser, coin: 1, hasSubscription } });
  const i18n = createI18n('en');
  await i18n.load(['common', 'dialogs']);
  render(
    <I18nContext value={i18n}>
      <NoCoinsDialog onClose={() => undefined} />
    </I18nContext>,
  );
}

beforeEach(standInForDialogs);
afterEach(() => {
  cleanup();
  useUserStore.setState({ user: null });
});

it('tells a free player what can be played without coins, and leads to where Plus is told of', async () => {
  await show(false);
  expect(screen.getByText(/You have 1 coin left.*can’t be bought yet.*cost none/)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Get Coin' });
  expect(way.getAttribute('href')).toBe('/store?tab=subscription');
});

it('leads a player with Plus to today’s challenge, where coins are won', async () => {
  history.replaceState(null, '', '/play/quiz');
  await show(true);
  screen.getByRole('button', { name: 'Get Coin' }).click();
  expect(location.pathname + location.hash).toBe('/home#daily');
});
