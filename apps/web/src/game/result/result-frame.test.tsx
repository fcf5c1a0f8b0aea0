import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { aMatch, closedRound, emptyResult } from '../match/match.testing.ts';
import { zana } from '../matchmaking/show-screen.testing.tsx';
import { useUserStore } from '../player/user-store.ts';
import { ResultFrame } from './result-frame.tsx';

const won: MatchResultView = { ...emptyResult, outcome: 'won', rightAnswers: 1, points: 30 };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the result of a match after which the player has so many points. */
async function show(lifetimePoints: number, isFresh: boolean): Promise<void> {
  useUserStore.setState({ user: { ...zana, info: { ...zana.info, tier: 'challenger', lifetimePoints } } });
  const i18n = createI18n('en');
  await i18n.load(['common', 'outcome', 'match']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ResultFrame
          match={aMatch({ phase: 'over', round: null, closedRounds: [closedRound(1)], result: won })}
          result={won}
          isFresh={isFresh}
          isPerfect={false}
          title="Victory!"
          words={null}
          actions={<p>the end</p>}
        />
      </QueryClientProvider>
    </I18nContext>,
  );
  await screen.findByText('the end');
}

it('celebrates a tier that the match has reached', async () => {
  await show(1_010, true);
  screen.getByText('A new tier is yours!');
});

it('offers sound after a finished match, but not below a new tier', async () => {
  await show(1_030, true);
  await screen.findByText('With sound?');
  cleanup();
  localStorage.clear();
  await show(1_010, true);
  screen.getByText('A new tier is yours!');
  expect(screen.queryByText('With sound?')).toBeNull();
});

it('celebrates no tier that was reached before, and none when it is opened later', async () => {
  await show(1_030, true);
  expect(screen.queryByText('A new tier is yours!')).toBeNull();
  cleanup();
  await show(1_010, false);
  expect(screen.queryByText('A new tier is yours!')).toBeNull();
});
