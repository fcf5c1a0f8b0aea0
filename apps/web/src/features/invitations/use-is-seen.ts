import { useEffect, useRef } from 'react';

/** Time in which nobody has read what came over their screen: a key pressed then was meant for something else. */
const UNSEEN_MS = 1000;

/** Whether what is shown has stood there long enough to be answered. */
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
