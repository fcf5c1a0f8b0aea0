import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../../lib/time/server-clock.ts';

/** Remaining seconds that are announced. */
const marksSeconds = [10, 5] as const;

/** Start and end by the server's clock; the end is null without a clock. */
interface Countdown {
  readonly opensAtMs: number;
  readonly closesAtMs: number | null;
}

/**
 * The latest mark, 10 or 5 seconds before the end of a running countdown; null before. Marks in the first half of a
 * short countdown are skipped, because they would interrupt the reading of the question.
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
