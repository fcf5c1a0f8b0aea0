import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  fetchNotifications,
  type NotificationPage,
  type NotificationTab,
  notificationsQuery,
} from '../../game/queries/notifications-query.ts';

interface Older {
  /** Cursor of the newest page at the time of fetching the older ones. */
  readonly from: string | null;
  readonly pages: readonly NotificationPage[];
}

/** The newest notifications of a tab, and older ones on demand. */
export function useNotifications(tab: NotificationTab) {
  const newest = useQuery(notificationsQuery(tab));
  const [older, setOlder] = useState<Older>({ from: null, pages: [] });
  const end = newest.data?.nextCursor ?? null;
  // Drop older pages after a new notification, which would leave a gap before them.
  const following = older.from === end ? older.pages : [];
  const pages = newest.data ? [newest.data, ...following] : [];
  const nextCursor = pages.at(-1)?.nextCursor ?? null;
  const more = useMutation({
    mutationFn: ({ cursor }: Older & { readonly cursor: string }) => fetchNotifications(tab, cursor),
    onSuccess: (page, { from, pages }) => setOlder({ from, pages: [...pages, page] }),
  });
  return {
    newest,
    notifications: pages.flatMap(({ data }) => data),
    /** Loads the next page; null at the end. */
    showMore:
      nextCursor === null ? null : () => more.mutate({ cursor: nextCursor, from: end, pages: following }),
    isShowingMore: more.isPending,
  };
}
