import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../lib/time/server-clock.ts';

const secondsLeft = (atMs: number): number => Math.max(0, Math.ceil((atMs - serverNowMs()) / 1000));

/** Whole seconds until a time of the server's clock, down to 0. */
export function useSecondsUntil(atMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(atMs));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setSeconds(secondsLeft(atMs));
      const leftMs = atMs - serverNowMs();
      if (leftMs > 0) timer = setTimeout(tick, (leftMs % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [atMs]);
  return seconds;
}
