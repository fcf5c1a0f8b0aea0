import { useEffect, useRef } from 'react';

/** Time in which nobody can have read a new dialog: a key pressed then was meant for the screen below. */
const UNSEEN_MS = 1000;

/** Whether the dialog was shown long enough to be answered. */
export function useIsSeen(): () => boolean {
  const isSeen = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSeen.current = true;
    }, UNSEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return () => isSeen.current;
}
