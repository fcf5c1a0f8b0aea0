import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../../lib/time/server-clock.ts';

/** Times of a countdown that screen readers get, in seconds before its end. */
const marksSeconds = [10, 5] as const;

/** Times of a countdown, by the server's clock; it has no end without a clock. */
interface Countdown {
  readonly opensAtMs: number;
  readonly closesAtMs: number | null;
}

/**
 * The mark that was passed last, or null: 10 and 5 seconds before the end, while the countdown runs. A mark before
 * half of the time would only interrupt the reading.
 */
export function useTimeMarks({ opensAtMs, closesAtMs }: Countdown, isRunning: boolean): number | null {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    setPassed(null);
    if (closesAtMs === null || !isRunning) return;
    const leftMs = closesAtMs - serverNowMs();
    const timers = marksSeconds
      .filter((seconds) => seconds * 2000 <= closesAtMs - opensAtMs)
      .map((seconds) => ({ seconds, inMs: leftMs - seconds * 1000 }))
      .filter(({ inMs }) => inMs > 0)
      .map(({ seconds, inMs }) => setTimeout(() => setPassed(seconds), inMs));
    return () => timers.forEach(clearTimeout);
  }, [opensAtMs, closesAtMs, isRunning]);
  return passed;
}
