import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOnlineStore } from '../../../lib/realtime/online-store.ts';

/** The server knows it, too, and others who have come in the same moment. */
const SOON_MS = 500;
const LEAST_BETWEEN_MS = 3000;

/** When somebody is heard to come or to go, who is online is asked for again: soon, and not with each of many. */
export function useFollowOnline(): void {
  const queryClient = useQueryClient();
  const people = useOnlineStore((state) => state.people);
  const known = useRef(people);
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (people === known.current) return;
    known.current = people;
    const leftMs = askedAtMs.current + LEAST_BETWEEN_MS - Date.now();
    const timer = setTimeout(
      () => {
        askedAtMs.current = Date.now();
        void queryClient.invalidateQueries({ queryKey: ['online-players'] });
      },
      Math.max(SOON_MS, leftMs),
    );
    return () => clearTimeout(timer);
  }, [people, queryClient]);
}
