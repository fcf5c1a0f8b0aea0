import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the player is still on this screen, so that a late reply navigates nobody away
 * from another one. It also compares the browser's address, because an old screen stays mounted while the next one is
 * loading.
 */
export function useIsCurrentScreen(): () => boolean {
  const path = useRef<string | null>(null);
  useEffect(() => {
    path.current = location.pathname;
    return () => {
      path.current = null;
    };
  }, []);
  return useCallback(() => path.current === location.pathname, []);
}
