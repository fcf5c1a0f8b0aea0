import type { OpenRoundView } from '@trivia/contract/play/rounds.ts';
import { useCallback, useEffect, useRef } from 'react';
import { serverNowMs } from '../../../lib/time/server-clock.ts';

/**
 * Returns for how long the question has been open on the screen, in milliseconds of the device's clock: since its first
 * paint or its opening, whichever was later.
 */
export function useSeenForMs(round: OpenRoundView | null): () => number {
  const number = round?.number;
  const opensAtMs = round?.opensAtMs ?? 0;
  const painted = useRef({ number, atMs: performance.now() });

  useEffect(() => {
    if (painted.current.number !== number) painted.current = { number, atMs: performance.now() };
  }, [number]);

  return useCallback(() => {
    const nowMs = performance.now();
    const openedAtMs = nowMs + opensAtMs - serverNowMs();
    return Math.max(0, Math.round(nowMs - Math.max(painted.current.atMs, openedAtMs)));
  }, [opensAtMs]);
}
