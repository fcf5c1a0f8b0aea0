import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { emptyResult } from '../../match/match.testing.ts';
import type { ResultProps } from '../../match/stage/match-stages.tsx';
import { zana } from '../../matchmaking/show-screen.testing.tsx';
import { useUserStore } from '../../player/user-store.ts';
import { aLiveMatch } from '../live-match.testing.ts';

const ended: MatchResultView = { ...emptyResult, rightAnswers: 1 };

interface Shown {
  readonly Result: ComponentType<ResultProps>;
  readonly result: Partial<MatchResultView>;
  readonly match?: Parameters<typeof aLiveMatch>[0];
}

/** Renders the result of a live match of two. */
export async function showResult({ Result, result: given, match: seen = {} }: Shown): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  useUserStore.setState({ user: zana });
  const i18n = createI18n('en');
  await i18n.load(['common', 'game', 'live', 'outcome', 'match']);
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
