import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of running clocks on the screen. */
export const useClocks = create<{ readonly count: number }>(() => ({ count: 0 }));

const add = (step: 1 | -1): void => useClocks.setState(({ count }) => ({ count: count + step }));

/** Counts a clock as running, which defers other work. */
export function useRunningClock(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    add(1);
    return () => add(-1);
  }, [isRunning]);
}
