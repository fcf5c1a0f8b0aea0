import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery, unreadQuery } from '../../game/queries/notifications-query.ts';
import { callApi } from '../../lib/api/api.ts';

/** Marks all notifications as read once they are shown. New ones stay marked until the screen is opened again. */
export function useReadAll(): void {
  const queryClient = useQueryClient();
  const { data } = useQuery(notificationsQuery('notifications'));
  const hasUnread = (data?.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (!hasUnread) return;
    callApi('POST /api/notifications/read', {}, { handles: 'all' }).then(
      () => queryClient.setQueryData(unreadQuery.queryKey, 0),
      (error: unknown) => console.error(error),
    );
  }, [hasUnread, queryClient]);
}
