import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withChanges } from './online-list.ts';
import { onlineQuery } from './online-query.ts';
import { useOnlineChanges } from './use-online-changes.ts';

/** Online players who are in no match: fetched once, and updated by events. Empty after a failed call. */
export function useChallengeable() {
  const { data: listed, dataUpdatedAt, isPending } = useQuery({ ...onlineQuery(''), refetchInterval: false });
  const changes = useOnlineChanges();
  return useMemo(() => {
    const { total, data } = withChanges(listed ?? { total: 0, data: [] }, changes, dataUpdatedAt);
    return { total, players: data.filter(({ isPlaying }) => !isPlaying), isPending };
  }, [listed, changes, dataUpdatedAt, isPending]);
}
