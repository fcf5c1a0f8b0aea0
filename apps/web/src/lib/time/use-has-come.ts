import { useEffect, useState } from 'react';
import { serverNowMs } from './server-clock.ts';

/** Whether a moment of the server's clock has come; updates itself at that moment. */
export function useHasCome(atMs: number): boolean {
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
