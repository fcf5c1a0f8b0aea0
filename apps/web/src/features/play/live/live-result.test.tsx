import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { MatchResultView, MatchView } from '@trivia/contract/match.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n.ts';
import { useUserStore } from '../../../lib/user-store.ts';
import { HeadToHeadResult } from '../../head-to-head/head-to-head-result.tsx';
import { SurvivalDuelResult } from '../../survival-duel/survival-duel-result.tsx';
import { zana } from '../find/find-screen.testing.tsx';
import { closedRound } from '../match/match.testing.ts';
import { aLiveMatch, ME, RIVAL } from './live-match.testing.ts';

const ended: MatchResultView = {
  outcome: 'draw',
  rightAnswers: 1,
  points: 0,
  coins: 0,
  coinsForPlus: 0,
  isForfeit: false,
  isCancelled: false,
  isCorrected: false,
  returned: null,
  place: null,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  useUserStore.setState({ user: zana });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(
  Result: typeof HeadToHeadResult,
  given: Partial<MatchResultView>,
  seen: Parameters<typeof aLiveMatch>[0] = {},
) {
  const i18n = createI18n('en');
  await i18n.load(['common', 'live', 'outcome', 'match']);
  const result = { ...ended, ...given };
  const match: MatchView = aLiveMatch({
    ...seen,
    match: { phase: 'over', round: null, result, ...seen.match },
  });
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Result match={match} result={result} isFresh={false} />
      </QueryClientProvider>
    </I18nContext>,
  );
  await screen.findByRole('heading', { level: 1 });
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const hero = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent ?? '';

it('says of a match that was called off that it was, and what came back', async () => {
  await show(HeadToHeadResult, { isCancelled: true, coins: 10, returned: { coins: 10, points: 0 } });
  await waitFor(() => expect(hero()).toContain('could not be finished'));
  expect(title()).toBe('Called off');
  expect(hero()).toContain('Returned to you+10coins');
  expect(hero()).not.toMatch(/get their coins back|has cost you nothing/);
  expect(screen.queryByRole('button', { name: 'Rematch' })).toBeNull();
});

it('promises nobody the stake of a match that was called off, whoever had left it', async () => {
  const returned = { coins: 10, points: 0 };
  await show(HeadToHeadResult, { isCancelled: true, isForfeit: true, coins: 10, returned });
  await waitFor(() => expect(hero()).toContain('Returned to you+10coins'));
  expect(title()).toBe('Called off');
  expect(hero()).not.toContain('whoever stays');
});

it('says when a match that was called off had cost nothing', async () => {
  await show(HeadToHeadResult, { isCancelled: true, returned: { coins: 0, points: 0 } });
  await waitFor(() => expect(hero()).toContain('It has cost you nothing.'));
  expect(hero()).not.toContain('Returned');
});

it('says of a corrected match what was given back, with the scores that count now', async () => {
  const wrong = closedRound(1, 'wrong');
  const answers = [
    { playerId: ME, verdict: 'wrong', elapsedMs: 2000, creditMs: 0 },
    { playerId: RIVAL, verdict: 'right', elapsedMs: 3000, creditMs: 0 },
  ] as const;
  const seen = {
    standings: [{ rightAnswers: 2 }, { rightAnswers: 3 }] as const,
    match: { closedRounds: [{ ...wrong, isVoided: true, answers: [...answers] }] },
  };
  const returned = { coins: 20, points: 30 };
  await show(HeadToHeadResult, { outcome: 'won', isCorrected: true, coins: 20, points: 30, returned }, seen);
  await waitFor(() => expect(hero()).toContain('Given back to you+20coins+30points'));
  expect(title()).toBe('Victory!');
  expect(hero().match(/3 right/g)).toHaveLength(2);
  expect(hero()).not.toMatch(/against|faster/);
});

it('knows, of a duel, the questions that a player only watched', async () => {
  const seen = {
    standings: [
      { lives: 0, roundsPlayed: 1 },
      { lives: 1, roundsPlayed: 2 },
    ] as const,
    match: { type: 'survival' as const, closedRounds: [closedRound(1, 'none'), closedRound(2, 'none')] },
  };
  await show(SurvivalDuelResult, { outcome: 'lost', rightAnswers: 0 }, seen);
  const [, ...questions] = screen.getAllByRole('heading', { level: 3 });
  const second = questions[0]?.closest('li');
  if (!second) throw new Error('There is no second question.');
  expect(within(second).getByText('You were watching by then')).toBeTruthy();
  expect(screen.getAllByText('No answer')).toHaveLength(1);
  expect(screen.getByText('0 of 1 right')).toBeTruthy();
});
