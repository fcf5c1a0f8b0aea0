import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Booster } from '@trivia/contract/play/boosters.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { aMatch, aReveal, MATCH_ID, openRound } from '../../../game/match/match.testing.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { QuizMatch } from './quiz-match.tsx';

const said = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: said }));

type Answer = { readonly path: string; readonly body: unknown };
let sent: Answer[];
let serverMatch: MatchView;

const fiftyFifty: Booster = {
  type: 'fifty_fifty',
  quantity: 2,
  is_disabled: false,
  price: { coins: 30, points: 60 },
  needs_plus: false,
};
const quiz = (given: Partial<MatchView> = {}) =>
  aMatch({
    type: 'quiz',
    coinsPerAnswer: 2,
    standing: { rightAnswers: 0, wagerPoints: 50 },
    round: { ...openRound(1, Date.now() - 1000), closesAtMs: null },
    ...given,
  });
const halved = () => {
  const round = openRound(1, Date.now() - 1000);
  return quiz({
    version: 2,
    usedBoosters: ['fifty_fifty'],
    round: { ...round, closesAtMs: null, boosters: ['fifty_fifty'], removedOptionIds: ['bbbb1', 'cccc1'] },
  });
};

function replyTo(path: string): unknown {
  if (path.endsWith('/answers')) {
    return { lockedAtMs: 1, match: { ...aReveal(), type: 'quiz' }, mayTryAgain: false };
  }
  if (path.endsWith(`${MATCH_ID}/boosters`)) {
    return { booster: { ...fiftyFifty, quantity: 1 }, match: halved() };
  }
  return path.includes('/play/boosters') ? { data: [fiftyFifty] } : serverMatch;
}

beforeEach(async () => {
  sent = [];
  serverMatch = quiz();
  said.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') sent.push({ path, body: body ? JSON.parse(String(body)) : null });
    return new Response(JSON.stringify(replyTo(path)), { status: 200 });
  });
  useUserStore.getState().merge({ coin: 100, point: 50 });
  const place = memoryLocation({ path: '/play/quiz', searchPath: `match=${MATCH_ID}` });
  const i18n = createI18n('en');
  await i18n.load(['common', 'game', 'match', 'quiz']);
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          <QuizMatch />
        </Router>
      </QueryClientProvider>
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const option = (name: RegExp) => screen.findByRole('button', { name });
const submit = async () => userEvent.click(await option(/Submit/));
const answers = () => sent.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body);

it('asks for an answer before it submits one', async () => {
  await submit();
  expect(await screen.findByText('You must select an answer')).toBeTruthy();
  await userEvent.click(await option(/aaaa 1/));
  expect(screen.queryByText('You must select an answer')).toBeNull();
  expect(sent).toEqual([]);
});

it('submits the answer that was selected last, once', async () => {
  await userEvent.click(await option(/aaaa 1/));
  await userEvent.click(await option(/bbbb 1/));
  expect((await option(/bbbb 1/)).getAttribute('aria-pressed')).toBe('true');
  await submit();
  await waitFor(() => expect(answers()).toEqual([{ round: 1, optionId: 'bbbb1' }]));
});

it('disables boosters while an answer is selected, and enables them when it is cleared', async () => {
  await userEvent.click(await option(/aaaa 1/));
  await userEvent.click(await option(/Fifty-fifty/));
  expect(said).toHaveBeenCalledWith('info', "You can't use boosters after you select an answer");
  expect(sent).toEqual([]);

  await userEvent.click(await option(/aaaa 1/));
  await userEvent.click(await option(/Fifty-fifty/));
  expect(await option(/Fifty-fifty: used/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ round: 1, type: 'fifty_fifty' }]);
  expect((await option(/bbbb 1\s*Removed/)).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(await option(/bbbb 1/));
  await submit();
  expect(answers()).toEqual([]);
});
