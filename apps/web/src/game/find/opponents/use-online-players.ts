import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Move, TOLD_WITHIN_MS, withMoves } from './online-list.ts';
import { onlineQuery } from './online-query.ts';
import { useMoves } from './use-moves.ts';

/** Fetches the list again once the server has a change; while many come and go, at the usual intervals. */
function useAskAgain(moves: readonly Move[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (moves.length === 0) return;
    const askAgain = () => void queryClient.invalidateQueries({ queryKey: ['online-players'] });
    const timer = setTimeout(askAgain, TOLD_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [moves, queryClient]);
}

/** Players online, from the server's list and later events; with a search, from the list only. */
export function useOnlinePlayers(search: string) {
  const { data: listed, dataUpdatedAt, isPending, refetch } = useQuery(onlineQuery(search));
  const moves = useMoves();
  useAskAgain(moves);
  const data = useMemo(() => {
    const heard = search === '' ? moves : moves.filter(({ isHere }) => !isHere);
    return listed && withMoves(listed, heard, dataUpdatedAt);
  }, [listed, moves, search, dataUpdatedAt]);
  return { data, isPending, refetch };
}
