import { useEffect, useRef } from 'react';
import { buzz, playSound } from '../../../lib/feedback.ts';
import type { Stage } from './match-stage.ts';

/** Plays sound and haptics once per reveal, except for watched ones and the first view of the screen. */
export function useStageFeedback(stage: Stage | null): void {
  const shown = useRef<number | null>(null);
  const number = stage?.kind === 'reveal' ? stage.closed.number : null;
  const verdict = stage?.kind === 'reveal' && !stage.isWatched ? stage.closed.verdict : null;
  const hasQuestion = stage?.kind === 'question';

  useEffect(() => {
    if (hasQuestion) shown.current ??= 0;
    if (number === null || shown.current === null || shown.current === number) return;
    shown.current = number;
    if (verdict === 'right') void playSound('right');
    else if (verdict !== null) {
      buzz('wrong');
      void playSound('wrong');
    }
  }, [hasQuestion, number, verdict]);
}
