import { useEffect, useRef } from 'react';
import { playSound } from '../../../lib/feedback.ts';
import { throwConfetti } from '../../../ui/ornament/confetti.ts';

/** Celebrates a win once; twice as long if all answers were right. */
export function useCelebration(isDue: boolean, isPerfect: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!isDue || done.current) return;
    done.current = true;
    void playSound('win');
    void throwConfetti();
    if (!isPerfect) return;
    const timers = [600, 1200].map((ms) => setTimeout(() => void throwConfetti(), ms));
    return () => timers.forEach(clearTimeout);
  }, [isDue, isPerfect]);
}
