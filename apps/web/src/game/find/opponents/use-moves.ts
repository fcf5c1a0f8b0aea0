import { useEffect, useRef, useState } from 'react';
import { useOnlineStore } from '../../news/online-store.ts';
import { useUser } from '../../player/user-store.ts';
import { type Move, movesBetween } from './online-list.ts';

const MOVES_KEPT = 100;

/** Keeps the players who have come and gone since the screen is shown, all but this one. */
export function useMoves(): readonly Move[] {
  const { id: ownId } = useUser();
  const people = useOnlineStore((state) => state.people);
  const known = useRef(people);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = people;
    if (!people) return;
    // The list may be older than the channel's own, and has not yet those who came shortly before it.
    const isFirst = before === null;
    const heard = movesBetween(before ?? [], people, Date.now())
      .filter(({ person }) => person.id !== ownId)
      .map((one) => ({ ...one, isFirst }));
    if (heard.length > 0) setMoves((kept) => [...kept, ...heard].slice(-MOVES_KEPT));
  }, [people, ownId]);
  return moves;
}
