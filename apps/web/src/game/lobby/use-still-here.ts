import { useCallback, useEffect, useRef } from 'react';

/**
 * Asks whether the player is still at this screen: what a call answers later must not lead them away from another.
 * A screen that has been left is shown until the next one is ready, so the browser's address counts, too.
 */
export function useStillHere(): () => boolean {
  const path = useRef<string | null>(null);
  useEffect(() => {
    path.current = location.pathname;
    return () => {
      path.current = null;
    };
  }, []);
  return useCallback(() => path.current === location.pathname, []);
}
