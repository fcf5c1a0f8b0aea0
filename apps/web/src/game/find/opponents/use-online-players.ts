import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOnlineStore } from '../../news/online-store.ts';
import { useUser } from '../../player/user-store.ts';
import { type Move, movesBetween, TOLD_WITHIN_MS, withMoves } from './online-list.ts';
import { onlineQuery } from './online-query.ts';

const MOVES_KEPT = 100;

/** Keeps the players who have come and gone since the screen is shown, all but this one. */
function useMoves(): readonly Move[] {
  const { id: ownId } = useUser();
  const people = useOnlineStore((state) => state.people);
  const known = useRef(people);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = people;
    if (!before || !people) return;
    const heard = movesBetween(before, people, Date.now()).filter(({ person }) => person.id !== ownId);
    if (heard.length > 0) setMoves((kept) => [...kept, ...heard].slice(-MOVES_KEPT));
  }, [people, ownId]);
  return moves;
}

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
