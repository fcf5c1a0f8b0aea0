import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../lib/time/server-clock.ts';

/** The only times of a countdown that a screen reader is told, in seconds before its end. */
const marksSeconds = [10, 5] as const;

/** The mark that was passed last, or null: 10 and 5 seconds before the end, while the countdown runs. */
export function useTimeMarks(closesAtMs: number | null, isRunning: boolean): number | null {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    setPassed(null);
    if (closesAtMs === null || !isRunning) return;
    const leftMs = closesAtMs - serverNowMs();
    const timers = marksSeconds
      .map((seconds) => ({ seconds, inMs: leftMs - seconds * 1000 }))
      .filter(({ inMs }) => inMs > 0)
      .map(({ seconds, inMs }) => setTimeout(() => setPassed(seconds), inMs));
    return () => timers.forEach(clearTimeout);
  }, [closesAtMs, isRunning]);
  return passed;
}
