import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { zana } from '../../matchmaking/show-screen.testing.tsx';
import { useUserStore } from '../../player/user-store.ts';
import { BoosterOffer } from './booster-offer.tsx';

const one: Booster = {
  type: 'extra_time',
  quantity: 0,
  is_disabled: false,
  price: { coins: 30, points: 60 },
  needs_plus: false,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(purse: { coin: number; point: number }) {
  useUserStore.setState({ user: { ...zana, ...purse } });
  const i18n = createI18n('en');
  await i18n.load(['common', 'boosters']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BoosterOffer booster={one} isAlone />
      </QueryClientProvider>
    </I18nContext>,
  );
}
const isOpen = (name: RegExp) => !screen.getByRole('button', { name }).hasAttribute('disabled');
const tooFew = () => screen.queryByText('You have too few coins and points for one more.');

it('is sold for currencies with a sufficient balance', async () => {
  await show({ coin: 29, point: 60 });
  expect([isOpen(/30 coins/), isOpen(/60 points/), tooFew()]).toEqual([false, true, null]);
});

it('shows that both balances are too low, until they are not', async () => {
  await show({ coin: 29, point: 59 });
  expect([isOpen(/30 coins/), isOpen(/60 points/)]).toEqual([false, false]);
  expect(tooFew()).toBeTruthy();
  act(() => useUserStore.setState({ user: { ...zana, coin: 30, point: 59 } }));
  expect([isOpen(/30 coins/), tooFew()]).toEqual([true, null]);
});
