import { useCallback, useEffect, useRef } from 'react';

/** Asks whether the screen is still shown: what a call answers later must not lead its player away from another. */
export function useStillHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
