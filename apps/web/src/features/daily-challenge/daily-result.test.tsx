import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { DailyChallenge } from '@trivia/contract/play/daily-challenge.ts';
import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { aMatch, closedRound, emptyResult, MATCH_ID } from '../../game/match/match.testing.ts';
import { sampleUser } from '../../game/player/sample-user.ts';
import { useUserStore } from '../../game/player/user-store.ts';
import { sampleDaily } from '../../game/queries/daily.testing.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { DailyResult } from './daily-result.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ROUNDS = 5;
const result: MatchResultView = { ...emptyResult, outcome: 'won' };

async function show(
  changes: Partial<MatchResultView>,
  language: 'en' | 'ar' | 'ckb' = 'en',
  daily?: DailyChallenge,
): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (url: string) =>
    daily && url.endsWith('/daily-challenge') ? Response.json(daily) : new Response('{}', { status: 500 }),
  );
  useUserStore.setState({ user: sampleUser });
  const i18n = createI18n(language);
  await i18n.load(['common', 'game', 'match', 'outcome', 'lobby']);
  const { rightAnswers = 0 } = changes;
  const closedRounds = Array.from({ length: ROUNDS }, (_, index) =>
    closedRound(index + 1, index < rightAnswers ? 'right' : 'wrong'),
  );
  const match = aMatch({ type: 'daily', phase: 'over', round: null, roundCount: ROUNDS, closedRounds });
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DailyResult match={match} result={{ ...result, ...changes }} isFresh={false} />
      </QueryClientProvider>
    </I18nContext>,
  );
}
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const tiles = () => screen.queryAllByRole('listitem', { name: /^\d: / });

it.each([
  [4, '4 of 5!', 'Well played!'],
  [5, 'All of them!', '5 of 5 right'],
  [2, 'Two are yours!', '2 of 5 right'],
  [0, 'All new to you', '0 of 5 right'],
])(
  '%d right answers are titled “%s”, with a tile for each question',
  async (rightAnswers, heading, words) => {
    await show({ rightAnswers });
    expect(await title()).toBe(heading);
    expect(screen.getByText(words)).toBeDefined();
    expect(tiles()).toHaveLength(ROUNDS);
  },
);

it.each([
  ['en', 'Today’s challenge, 21 November'],
  ['ar', 'تحدّي اليوم، ٢١ تشرين الثاني'],
  ['ckb', 'ئاڵنگاریی ئەمڕۆ، ٢١ی تشرینی دووەم'],
] as const)(
  'today’s challenge is dated in %s, and screen readers read the score too',
  async (language, date) => {
    await show({ rightAnswers: 2 }, language, sampleDaily({ matchId: MATCH_ID }));
    const line = await screen.findByText(date);
    expect(line.querySelector('span')?.textContent).toMatch(/2|٢/);
  },
);

it('a forfeit shows no tiles', async () => {
  await show({ isForfeit: true, outcome: 'lost' });
  expect(await title()).not.toContain('of 5');
  expect(tiles()).toHaveLength(0);
});
