import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  fetchNotifications,
  type NotificationPage,
  type NotificationTab,
  notificationsQuery,
} from '../../lib/notifications-query.ts';

/** The newest notifications of a tab, and older ones as they are asked for. */
export function useNotifications(tab: NotificationTab) {
  const newest = useQuery(notificationsQuery(tab));
  const [older, setOlder] = useState<readonly NotificationPage[]>([]);
  const pages = newest.data ? [newest.data, ...older] : [];
  const nextCursor = pages.at(-1)?.nextCursor ?? null;
  const more = useMutation({
    mutationFn: (cursor: string) => fetchNotifications(tab, cursor),
    onSuccess: (page) => setOlder((known) => [...known, page]),
  });
  return {
    newest,
    notifications: pages.flatMap(({ data }) => data),
    /** Null when there are no older ones. */
    showMore: nextCursor === null ? null : () => more.mutate(nextCursor),
    isShowingMore: more.isPending,
  };
}
