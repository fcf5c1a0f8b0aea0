import { useEffect } from 'react';
import { create } from 'zustand';

/** Clocks that run on the screen. */
export const useClocks = create<{ readonly count: number }>(() => ({ count: 0 }));

const add = (step: 1 | -1): void => useClocks.setState(({ count }) => ({ count: count + step }));

/** Declares that the player's time runs. */
export function useRunningClock(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    add(1);
    return () => add(-1);
  }, [isRunning]);
}
