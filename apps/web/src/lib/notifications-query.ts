import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { notificationTabs } from '@trivia/contract/notifications.ts';
import { callApi } from './api.ts';

export type NotificationTab = (typeof notificationTabs)[number];

const UNREAD_FRESH_MS = 60_000;

/** What the player was told, page by page. Asked for whenever its tab is opened. */
export const notificationsQuery = (tab: NotificationTab) =>
  infiniteQueryOptions({
    queryKey: ['notifications', tab] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callApi('GET /api/notifications', { query: { tab, cursor: pageParam } }, { signal, handles: 'all' }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** How many notifications the player has not read. */
export const unreadQuery = queryOptions({
  queryKey: ['unread-notifications'] as const,
  staleTime: UNREAD_FRESH_MS,
  queryFn: async ({ signal }) => {
    const query = { tab: 'notifications', cursor: undefined } as const;
    return (await callApi('GET /api/notifications', { query }, { signal, handles: 'all' })).unreadCount;
  },
});
