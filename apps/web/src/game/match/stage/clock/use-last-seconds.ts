import { useEffect, useState } from 'react';
import { buzz, playSound } from '../../../../lib/feedback.ts';
import { serverNowMs } from '../../../../lib/time/server-clock.ts';
import { LATE_SECONDS } from '../../../question/round-clock.tsx';

const SECOND_MS = 1000;

/** Whether a question is in its last seconds. Each second plays a sound and vibrates while an answer may be given. */
export function useLastSeconds(closesAtMs: number | null, isRunning: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (closesAtMs === null || !isRunning) return;
    const beats = Array.from({ length: LATE_SECONDS }, (_, index) => closesAtMs - (index + 1) * SECOND_MS)
      .map((atMs) => atMs - serverNowMs())
      .filter((inMs) => inMs > 0)
      .map((inMs) =>
        setTimeout(() => {
          setLate(true);
          buzz('tick');
          void playSound('tick');
        }, inMs),
      );
    if (closesAtMs - serverNowMs() <= LATE_SECONDS * SECOND_MS) setLate(true);
    return () => beats.forEach(clearTimeout);
  }, [closesAtMs, isRunning]);
  return isLate;
}
