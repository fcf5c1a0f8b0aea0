import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  fetchNotifications,
  type NotificationPage,
  type NotificationTab,
  notificationsQuery,
} from '../../game/queries/notifications-query.ts';

interface Older {
  /** Cursor of the newest page when the older ones were fetched. */
  readonly from: string | null;
  readonly pages: readonly NotificationPage[];
}

/** The newest notifications of a tab, and older ones on demand. */
export function useNotifications(tab: NotificationTab) {
  const newest = useQuery(notificationsQuery(tab));
  const [older, setOlder] = useState<Older>({ from: null, pages: [] });
  const end = newest.data?.nextCursor ?? null;
  // A new notification pushed others off the newest page, which would be missing before the older ones.
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
    /** Null when there are no older ones. */
    showMore:
      nextCursor === null ? null : () => more.mutate({ cursor: nextCursor, from: end, pages: following }),
    isShowingMore: more.isPending,
  };
}
