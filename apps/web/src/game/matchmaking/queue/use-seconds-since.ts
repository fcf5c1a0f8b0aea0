import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../lib/time/server-clock.ts';

const secondsSince = (atMs: number): number => Math.max(0, Math.floor((serverNowMs() - atMs) / 1000));

/** Whole seconds since a time of the server's clock. */
export function useSecondsSince(atMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsSince(atMs));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(atMs)), 1000);
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
