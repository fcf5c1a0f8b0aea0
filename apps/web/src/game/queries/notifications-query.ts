import { queryOptions } from '@tanstack/react-query';
import type { notificationTabs } from '@trivia/contract/account/notifications.ts';
import { type ApiReply, callApi } from '../../lib/api/api.ts';

export type NotificationTab = (typeof notificationTabs)[number];

export type NotificationPage = ApiReply<'GET /api/notifications'>;

const UNREAD_FRESH_MS = 60_000;

/** Notifications of the player, from a cursor on. */
export const fetchNotifications = (tab: NotificationTab, cursor?: string) =>
  callApi('GET /api/notifications', { query: { tab, cursor } }, { handles: 'all' });

/** Latest notifications of the player. */
export const notificationsQuery = (tab: NotificationTab) =>
  queryOptions({
    queryKey: ['notifications', tab] as const,
    queryFn: () => fetchNotifications(tab),
  });

/** Number of unread notifications. */
export const unreadQuery = queryOptions({
  queryKey: ['unread-notifications'] as const,
  staleTime: UNREAD_FRESH_MS,
  queryFn: async () => (await fetchNotifications('notifications')).unreadCount,
});
