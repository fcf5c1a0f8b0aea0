import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unfinishedQuery } from '../../game/queries/daily-query.ts';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { matchMark } from '../../lib/in-match.ts';
import { polyfillDialogs } from '../../ui/dialog/dialog.testing.ts';
import { BegunMatch } from './begun-match.tsx';

const TITLE = 'Your game has begun';
const match = { id: 'm', type: 'headtohead', mode: 'multi', round: 1, roundCount: 5 } as const;
let client: QueryClient;

/** Sets the server's reply to all further calls. */
const replyWith = (data: readonly (typeof match)[]) =>
  act(async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data }));
    client.setQueryData(unfinishedQuery.queryKey, { data: [...data] });
    await vi.advanceTimersByTimeAsync(0);
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  history.replaceState(null, '', '/home');
  polyfillDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  client = new QueryClient();
  const i18n = createI18n('en');
  await i18n.load(['common', 'invitation']);
  vi.useFakeTimers();
  render(
    <I18nContext value={i18n}>
      <QueryClientProvider client={client}>
        <BegunMatch />
      </QueryClientProvider>
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('offers a live match that began while another screen was shown, and opens it', async () => {
  await replyWith([match]);
  await pass(1500);
  screen.getByText(TITLE);
  screen.getByRole('button', { name: 'Into the game' }).click();
  expect(location.pathname + location.search).toBe('/play/1v1?match=m');
});

it('offers nothing if the screen opens the match itself', async () => {
  await replyWith([match]);
  await pass(1000);
  act(() => history.pushState(null, '', '/play/1v1?match=m'));
  await pass(10_000);
  act(() => history.pushState(null, '', '/home'));
  await pass(10_000);
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('offers nothing during another match', async () => {
  act(() => history.replaceState(matchMark, '', '/play/quiz'));
  await replyWith([match]);
  await pass(10_000);
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('offers no single-player match, which can wait', async () => {
  await act(() => void client.setQueryData(unfinishedQuery.queryKey, { data: [{ ...match, mode: 'solo' }] }));
  await pass(10_000);
  expect(screen.queryByText(TITLE)).toBeNull();
});

it('offers a match once, and not after its end', async () => {
  await replyWith([match]);
  await pass(1500);
  await replyWith([]);
  expect(screen.queryByText(TITLE)).toBeNull();
  await replyWith([{ ...match }]);
  await pass(1500);
  act(() => screen.getByRole('button', { name: 'Not now' }).click());
  await pass(10_000);
  expect(screen.queryByText(TITLE)).toBeNull();
});
