import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOnline, removeOnline, setOnline } from '../../../game/live-events/online-store.ts';
import { readSelection } from '../../../game/matchmaking/opponents/opponent-selection.ts';
import { sampleUser } from '../../../game/player/sample-user.ts';
import { useUserStore } from '../../../game/player/user-store.ts';
import { createKeyI18n } from '../../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../../lib/i18n/i18n.ts';
import { OnlineNow } from './online-now.tsx';

const TWO_MINUTES_MS = 120_000;

const person = (id: string) => ({ id, name: `Player ${id}`, image: '/favicon.svg' });
const listed = (id: string, isPlaying = false) => ({ ...person(id), tier: 'expert', isPlaying });
/** Names on the cards, or the text for no players. */
const tiles = (): string[] =>
  [...document.querySelectorAll('li b, section > div > p')].map(({ textContent }) => textContent ?? '');

let requestCount: number;

async function show(answer: object | null) {
  requestCount = 0;
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
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

it('shows at most eight players who are in no match, and the invitation of a friend', async () => {
  const many = Array.from({ length: 12 }, (_, at) => listed(String(at), at === 0));
  await show({ total: 12, data: many });
  expect(tiles()).toEqual([...Array.from({ length: 8 }, (_, at) => `Player ${at + 1}`), 'online.friend']);
});

it('opens a 1v1 with the player preselected', async () => {
  await show({ total: 1, data: [listed('a')] });
  act(() => screen.getByRole('link', { name: /Player a/ }).click());
  expect(location.pathname).toBe('/play/1v1');
  expect(readSelection(history.state)).toEqual({ kind: 'online', player: listed('a') });
});

it('follows events of players who come and go, after a single call', async () => {
  await show({ total: 1, data: [listed('a')] });
  act(() => addOnline(person('b')));
  expect(tiles()).toEqual(['Player a', 'Player b', 'online.friend']);
  act(() => removeOnline(person('a')));
  expect(tiles()).toEqual(['Player b', 'online.friend']);
  await act(() => vi.advanceTimersByTimeAsync(TWO_MINUTES_MS));
  expect(requestCount).toBe(1);
});

it('offers to invite a friend if nobody is online, or the list fails to load', async () => {
  await show({ total: 0, data: [] });
  expect(tiles()).toEqual(['online.none']);
  cleanup();
  await show(null);
  act(() => screen.getByRole('link', { name: 'online.sendLink' }).click());
  expect(readSelection(history.state)).toEqual({ kind: 'link', player: null });
});
