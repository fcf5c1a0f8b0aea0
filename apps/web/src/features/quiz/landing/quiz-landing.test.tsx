import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { User } from '@trivia/contract/account/user.ts';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUserStore } from '../../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { QuizLanding } from './quiz-landing.tsx';

vi.mock('../../../game/lobby/with-stakes.tsx', () => ({
  WithStakes: ({ children }: { children: (offer: object) => ReactNode }) =>
    children({ wagers: [0, 50], rounds: 5, unfinishedMatchId: null, nextSeedHash: null }),
}));
vi.mock('../../../game/lobby/mode-landing.tsx', () => ({
  ModeLanding: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../../game/boosters/shelf/lazy-booster-shelf.tsx', () => ({ LazyBoosterShelf: () => null }));
vi.mock('./category-choice.tsx', () => ({ CategoryChoice: () => <input aria-label="category" /> }));
vi.mock('./wager-choice.tsx', () => ({ WagerChoice: () => <input aria-label="wager" /> }));
afterEach(cleanup);

const order = () => screen.getAllByRole('textbox').map((choice) => choice.getAttribute('aria-label'));

it.each([
  [50, 0, ['wager', 'category']],
  [0, 50, ['category', 'wager']],
])('keeps the order of its choices with %s points, and %s later', async (before, after, choices) => {
  useUserStore.setState({ user: { point: before } as User });
  const i18n = createI18n('en');
  await i18n.load(['common', 'game', 'quiz']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <QuizLanding />
      </QueryClientProvider>
    </I18nContext>,
  );
  expect(order()).toEqual(choices);
  act(() => useUserStore.setState({ user: { point: after } as User }));
  expect(order()).toEqual(choices);
});
