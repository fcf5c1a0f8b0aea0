import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { aMatch, closedRound } from '../../game/match/match.testing.ts';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { SurvivalResult } from './survival-result.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lost: MatchResultView = {
  outcome: 'lost',
  rightAnswers: 0,
  points: 0,
  coins: 0,
  coinsForPlus: 0,
  staked: { coins: 5, points: 0 },
  isForfeit: false,
  isCancelled: false,
  isCorrected: false,
  returned: null,
  place: null,
};

it('counts only asked questions after the last life is lost, and names one to remember', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  useUserStore.setState({ user: sampleUser });
  const i18n = createI18n('en');
  await i18n.load(['common', 'game', 'match', 'outcome', 'survival']);
  const closedRounds = [1, 2, 3].map((number) => closedRound(number, 'wrong'));
  const match = aMatch({
    type: 'survival',
    phase: 'over',
    round: null,
    closedRounds,
    standing: { lives: 0 },
  });
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SurvivalResult match={match} result={lost} isFresh={false} />
      </QueryClientProvider>
    </I18nContext>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('All new to you');
  expect(screen.getByText('0 of 3 right')).toBeDefined();
  expect(screen.getByText(/Now you know its answer/)).toBeDefined();
});
