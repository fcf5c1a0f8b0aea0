import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DailyBonus } from '@trivia/contract/store/daily-bonus.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { BonusCard } from './bonus-card.tsx';

vi.mock('../../../ui/ornament/confetti.ts', () => ({ throwConfetti: vi.fn(async () => undefined) }));

const COINS = [50, 50, 50, 50, 50, 50, 150];

/** A streak with so many claimed days; today is the next day, or the last claimed one. */
const bonusOf = (status: DailyBonus['status'], claimed: number): DailyBonus => ({
  status,
  coins: 50,
  daysInRow: claimed,
  week: COINS.map((coins, index) => {
    if (index < claimed) return { coins, state: 'claimed' };
    return { coins, state: index === claimed && status !== 'claimed' ? 'open' : 'ahead' };
  }),
  nextAtMs: Date.now() + 3_600_000,
});

let answers: Response[];
let keys: (string | null)[];

beforeEach(() => {
  keys = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (_path: string, { method, headers }: RequestInit) => {
    if (method === 'POST') keys.push(new Headers(headers).get('idempotency-key'));
    const answer = answers.shift();
    if (!answer) throw new TypeError('offline');
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(...given: readonly Response[]) {
  answers = [...given];
  const i18n = createI18n('en');
  await i18n.load(['common', 'bonus']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BonusCard />
      </QueryClientProvider>
    </I18nContext>,
  );
  await screen.findByRole('heading', { name: 'Daily bonus' });
}
const days = () => screen.getAllByRole('listitem').map((day) => day.getAttribute('aria-label'));

it('shows a streak of seven days, and claims today’s coins', async () => {
  await show(Response.json(bonusOf('open', 2)), Response.json(bonusOf('claimed', 3)));
  expect(days().slice(1, 4)).toEqual(['Day 2: 50 coins, taken', 'Day 3: 50 coins, today', 'Day 4: 50 coins']);
  expect(days().at(-1)).toBe('Day 7: 150 coins');
  fireEvent.click(screen.getByRole('button', { name: 'Take 50 coins' }));
  expect(await screen.findByText('50 coins are yours')).toBeTruthy();
  expect(screen.getByText('3 days in a row')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('retries a claim without a reply under the same key', async () => {
  await show(Response.json(bonusOf('open', 0)));
  const button = screen.getByRole('button', { name: 'Take 50 coins' });
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  answers = [Response.json(bonusOf('claimed', 1))];
  fireEvent.click(button);
  await screen.findByText('50 coins are yours');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('tells a free player that it belongs to Plus, and claims nothing', async () => {
  await show(Response.json(bonusOf('plus_only', 0)));
  expect(screen.getByText('Part of Zana Plus')).toBeTruthy();
  expect(screen.getByText('50 coins a day, 150 on the seventh in a row')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See Zana Plus' }).getAttribute('href')).toBe(
    '/store?tab=subscription',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
