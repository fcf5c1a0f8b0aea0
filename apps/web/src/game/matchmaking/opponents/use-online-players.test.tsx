import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOnline, removeOnline, setOnline } from '../../live-events/online-store.ts';
import { useUserStore } from '../../player/user-store.ts';
import { zana } from '../show-screen.testing.tsx';
import { useOnlinePlayers } from './use-online-players.ts';

const person = (id: string) => ({ id, name: `Player ${id}`, image: '/avatars/1.svg' });
const listed = (id: string) => ({ ...person(id), tier: 'expert', isPlaying: false });

const me = person(zana.id);

let requestCount: number;
let answer: object;
let ids: () => (readonly [string, string | null])[] | undefined;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(search = '') {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOnlinePlayers(search), { wrapper });
  ids = () => result.current.data?.data.map(({ id, tier }) => [id, tier] as const);
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  requestCount = 0;
  answer = { total: 1, data: [listed('1')] };
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    return Response.json(answer);
  });
  useUserStore.setState({ user: zana });
  setOnline([me, person('1')]);
});
afterEach(() => {
  cleanup();
  setOnline(null);
  useUserStore.setState({ user: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows players who come and go at once, before the server’s list does', async () => {
  await show();
  act(() => addOnline(person('2')));
  expect(ids()).toEqual([
    ['1', 'expert'],
    ['2', null],
  ]);
  act(() => removeOnline(person('1')));
  expect(ids()).toEqual([['2', null]]);
});

it('shows players of a newly joined channel, even if an older list lacks them', async () => {
  setOnline(null);
  answer = { total: 0, data: [] };
  await show();
  act(() => setOnline([me, person('1')]));
  expect(ids()).toEqual([['1', null]]);
});

it('adds nobody of the channel to a partial list', async () => {
  setOnline(null);
  answer = { total: 300, data: [listed('1')] };
  await show();
  act(() => setOnline([me, person('1'), person('2')]));
  expect(ids()).toEqual([['1', 'expert']]);
});

it('refetches the list when the server has them, and then shows that', async () => {
  await show();
  act(() => addOnline(person('2')));
  answer = { total: 2, data: [listed('2'), listed('1')] };
  await pass(3000);
  expect(requestCount).toBe(2);
  expect(ids()).toEqual([
    ['2', 'expert'],
    ['1', 'expert'],
  ]);
});

it('keeps newcomers if a list lacks them', async () => {
  await show();
  await pass(9500);
  act(() => addOnline(person('2')));
  // Trigger the refetch that runs every 10 seconds.
  await pass(600);
  expect(requestCount).toBe(2);
  expect(ids()?.map(([id]) => id)).toEqual(['1', '2']);
});

it('adds neither newcomers to a search nor the player to the list', async () => {
  await show('pla');
  act(() => addOnline(person('2')));
  expect(ids()?.map(([id]) => id)).toEqual(['1']);
  act(() => removeOnline(person('1')));
  expect(ids()).toEqual([]);
  cleanup();
  setOnline([person('1')]);
  await show();
  act(() => addOnline(me));
  expect(ids()?.map(([id]) => id)).toEqual(['1']);
});

it('refetches rarely while many players come', async () => {
  await show();
  for (let each = 0; each < 100; each += 1) {
    act(() => addOnline(person(`more-${each}`)));
    await pass(600);
  }
  expect(requestCount).toBeLessThanOrEqual(7);
  expect(ids()).toHaveLength(20);
});
