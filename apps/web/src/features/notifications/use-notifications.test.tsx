import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Notification } from '@trivia/contract/account/notifications.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNotifications } from './use-notifications.ts';

const PAGE = 2;
const aNotification = (id: number): Notification => ({
  id: String(id),
  kind: 'match_corrected',
  data: { matchId: '00000000-0000-4000-8000-000000000001', coins: 1, points: 0 },
  createdAtMs: id,
  isRead: true,
});

/** Number of notifications; the newest one has the highest number. */
let count: number;
const client = new QueryClient();

beforeEach(() => {
  count = 5;
  vi.stubGlobal('fetch', async (path: string) => {
    const cursor = new URL(path, location.origin).searchParams.get('cursor');
    const first = cursor === null ? count : Number(cursor) - 1;
    const ids = [first, first - 1].filter((id) => id > 0);
    const last = ids.at(-1) ?? 0;
    const data = ids.map(aNotification);
    const nextCursor = ids.length === PAGE && last > 1 ? String(last) : null;
    return new Response(JSON.stringify({ data, nextCursor, unreadCount: 0 }));
  });
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  renderHook(() => useNotifications('notifications'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result;
const idsOf = ({ current }: ReturnType<typeof show>) => current.notifications.map(({ id }) => Number(id));

it('loads older pages on demand, down to the first notification', async () => {
  const shown = show();
  await waitFor(() => expect(idsOf(shown)).toEqual([5, 4]));
  act(() => shown.current.showMore?.());
  await waitFor(() => expect(idsOf(shown)).toEqual([5, 4, 3, 2]));
  act(() => shown.current.showMore?.());
  await waitFor(() => expect(idsOf(shown)).toEqual([5, 4, 3, 2, 1]));
  expect(shown.current.showMore).toBeNull();
});

it('leaves no gap when a new notification arrives', async () => {
  const shown = show();
  await waitFor(() => expect(idsOf(shown)).toEqual([5, 4]));
  act(() => shown.current.showMore?.());
  await waitFor(() => expect(idsOf(shown)).toEqual([5, 4, 3, 2]));
  count = 6;
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(idsOf(shown)).toEqual([6, 5]));
  act(() => shown.current.showMore?.());
  await waitFor(() => expect(idsOf(shown)).toEqual([6, 5, 4, 3]));
});
