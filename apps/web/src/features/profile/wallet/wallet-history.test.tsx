import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { WalletEntry } from '@trivia/contract/store/wallet.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { WalletHistory } from './wallet-history.tsx';

/** 23:30 and 00:30 in Baghdad. */
const LATE_MS = Date.parse('2026-03-20T20:30:00Z');
const EARLY_MS = Date.parse('2026-03-20T21:30:00Z');

const anEntry = (given: Partial<WalletEntry>): WalletEntry => ({
  id: '1',
  currency: 'coin',
  amount: 20,
  balanceAfter: 120,
  reason: 'match_reward',
  game: { type: 'headtohead', mode: 'multi' },
  bookedAtMs: EARLY_MS,
  ...given,
});

async function openHistory(language: 'en' | 'ckb', data: readonly WalletEntry[]) {
  vi.stubGlobal('fetch', async () => Response.json({ data, nextCursor: null, serverTimeMs: EARLY_MS }));
  vi.spyOn(Date, 'now').mockReturnValue(EARLY_MS + 60_000);
  const i18n = createI18n(language);
  await i18n.load(['common', 'account']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <WalletHistory />
      </QueryClientProvider>
    </I18nContext>,
  );
  return screen.findAllByRole('listitem');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the game, the reason, the time in Baghdad and the amount of each entry', async () => {
  const [won, bought] = await openHistory('en', [
    anEntry({}),
    anEntry({ id: '0', reason: 'booster_purchase', game: null, amount: -30, bookedAtMs: LATE_MS }),
  ]);
  expect(won?.textContent).toBe('1v1 battleReward · 00:30+20coins');
  expect(bought?.textContent).toBe('Booster23:30−30coins');
});

it('lists entries before midnight in Baghdad under the previous day', async () => {
  await openHistory('en', [anEntry({}), anEntry({ id: '0', bookedAtMs: LATE_MS })]);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday']);
});

it('shows a mode that is its own reason once, with the digits of the language', async () => {
  const daily = { type: 'daily', mode: 'solo' } as const;
  const [line] = await openHistory('ckb', [anEntry({ reason: 'daily_challenge', game: daily })]);
  if (!line) throw new Error('There is no line.');
  expect(within(line).getAllByText(/ئاڵنگاریی ڕۆژانە/)).toHaveLength(1);
  expect(line.textContent).toContain('٠٠:٣٠');
});
