import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWish } from '../../../game/find/opponents/opponent-wish.ts';
import { addOnline, removeOnline, setOnline } from '../../../game/news/online-store.ts';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { createKeyI18n } from '../../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../../lib/i18n/i18n.ts';
import { OnlineNow } from './online-now.tsx';

const TWO_MINUTES_MS = 120_000;

const person = (id: string) => ({ id, name: `Player ${id}`, image: '/favicon.svg' });
const listed = (id: string, isPlaying = false) => ({ ...person(id), tier: 'expert', isPlaying });
/** Names on the cards; `online.none` in their place. */
const tiles = (): string[] =>
  [...document.querySelectorAll('li b, section > div > p')].map(({ textContent }) => textContent ?? '');

let asked: number;

async function show(answer: object | null) {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer ? Response.json(answer) : Response.json({ code: 'SERVICE_UNAVAILABLE' }, { status: 503 });
  });
  render(
    <I18nContext value={createKeyI18n()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OnlineNow />
      </QueryClientProvider>
    </I18nContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
}

beforeEach(() => {
  vi.useFakeTimers();
  useUserStore.setState({ user: sampleUser });
  setOnline([person('a')]);
});
afterEach(() => {
  cleanup();
  setOnline(null);
  useUserStore.setState({ user: null });
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows players who are in no match, eight at most, and the way to a friend', async () => {
  const many = Array.from({ length: 12 }, (_, at) => listed(String(at), at === 0));
  await show({ total: 12, data: many });
  expect(tiles()).toEqual([...Array.from({ length: 8 }, (_, at) => `Player ${at + 1}`), 'online.friend']);
});

it('leads to a 1v1 in which the player is chosen', async () => {
  await show({ total: 1, data: [listed('a')] });
  act(() => screen.getByRole('link', { name: /Player a/ }).click());
  expect(location.pathname).toBe('/play/1v1');
  expect(readWish(history.state)).toEqual({ way: 'online', player: listed('a') });
});

it('follows who comes and goes by the live channel, and asks once', async () => {
  await show({ total: 1, data: [listed('a')] });
  act(() => addOnline(person('b')));
  expect(tiles()).toEqual(['Player a', 'Player b', 'online.friend']);
  act(() => removeOnline(person('a')));
  expect(tiles()).toEqual(['Player b', 'online.friend']);
  await act(() => vi.advanceTimersByTimeAsync(TWO_MINUTES_MS));
  expect(asked).toBe(1);
});

it('invites a friend while nobody else is there, or the list cannot be had', async () => {
  await show({ total: 0, data: [] });
  expect(tiles()).toEqual(['online.none']);
  cleanup();
  await show(null);
  act(() => screen.getByRole('link', { name: 'online.sendLink' }).click());
  expect(readWish(history.state)).toEqual({ way: 'link', player: null });
});
