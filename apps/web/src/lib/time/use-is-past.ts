import { useEffect, useState } from 'react';
import { serverNowMs } from './server-clock.ts';

/** Whether a time of the server's clock is past; re-renders at that time. */
export function useIsPast(atMs: number): boolean {
  const [hasCome, setCome] = useState(() => serverNowMs() >= atMs);
  useEffect(() => {
    const leftMs = atMs - serverNowMs();
    setCome(leftMs <= 0);
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setCome(true), leftMs);
    return () => clearTimeout(timer);
  }, [atMs]);
  return hasCome;
}
