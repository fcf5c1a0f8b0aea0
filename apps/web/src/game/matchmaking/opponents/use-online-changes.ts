import { useEffect, useRef, useState } from 'react';
import { useOnlineStore } from '../../live-events/online-store.ts';
import { useUser } from '../../player/user-store.ts';
import { changesBetween, type OnlineChange } from './online-list.ts';

const MOST_CHANGES = 100;

/** Collects the players who came or went since the screen was shown, except this player. */
export function useOnlineChanges(): readonly OnlineChange[] {
  const { id: ownId } = useUser();
  const people = useOnlineStore((state) => state.people);
  const known = useRef(people);
  const [changes, setChanges] = useState<readonly OnlineChange[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = people;
    if (!people) return;
    // Include players who were there at the first event, because the server's list may lack the newest of them.
    const wasThereBefore = before === null;
    const latest = changesBetween(before ?? [], people, Date.now())
      .filter(({ person }) => person.id !== ownId)
      .map((one) => ({ ...one, wasThereBefore }));
    if (latest.length > 0) setChanges((earlier) => [...earlier, ...latest].slice(-MOST_CHANGES));
  }, [people, ownId]);
  return changes;
}
