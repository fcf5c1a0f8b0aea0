import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withMoves } from './online-list.ts';
import { onlineQuery } from './online-query.ts';
import { useMoves } from './use-moves.ts';

/**
 * Players online who are in no match, for a glance at them: from one call when it is shown, and from later events of the
 * live channel. Nothing is asked again by the clock. After a failed call nobody is listed.
 */
export function useChallengeable() {
  const { data: listed, dataUpdatedAt, isPending } = useQuery({ ...onlineQuery(''), refetchInterval: false });
  const moves = useMoves();
  return useMemo(() => {
    const { total, data } = withMoves(listed ?? { total: 0, data: [] }, moves, dataUpdatedAt);
    return { total, players: data.filter(({ isPlaying }) => !isPlaying), isPending };
  }, [listed, moves, dataUpdatedAt, isPending]);
}
