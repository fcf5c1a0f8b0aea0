import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { LIST_DELAY_MS, type OnlineChange, withChanges } from './online-list.ts';
import { onlineQuery } from './online-query.ts';
import { useOnlineChanges } from './use-online-changes.ts';

/** Refetches the list once the server must have a change; at most at the usual interval while many come and go. */
function useRefetch(changes: readonly OnlineChange[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (changes.length === 0) return;
    const refetch = () => void queryClient.invalidateQueries({ queryKey: ['online-players'] });
    const timer = setTimeout(refetch, LIST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [changes, queryClient]);
}

/** Online players from the server's list, updated by events. A search ignores newcomers, who may not match it. */
export function useOnlinePlayers(search: string) {
  const { data: listed, dataUpdatedAt, isPending, refetch } = useQuery(onlineQuery(search));
  const changes = useOnlineChanges();
  useRefetch(changes);
  const data = useMemo(() => {
    const relevant = search === '' ? changes : changes.filter(({ isOnline }) => !isOnline);
    return listed && withChanges(listed, relevant, dataUpdatedAt);
  }, [listed, changes, search, dataUpdatedAt]);
  return { data, isPending, refetch };
}
