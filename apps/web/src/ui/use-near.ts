import { type RefCallback, useCallback, useState, useSyncExternalStore } from 'react';

/** Distances from the screen, in its heights, at which an element counts as near: before the visitor moves on, and then. */
const MARGINS = { atRest: '10%', moving: '100%' } as const;

/** Events of those who go on: by hand, by aids, which scroll to what they read, or by keys. */
const MOVES = ['scroll', 'keydown'] as const;

let hasMoved = false;

function followMoves(onMove: () => void): () => void {
  const move = () => {
    hasMoved = true;
    onMove();
  };
  const options = { passive: true, capture: true };
  for (const kind of MOVES) addEventListener(kind, move, options);
  return () => {
    for (const kind of MOVES) removeEventListener(kind, move, options);
  };
}

const useHasMoved = (): boolean =>
  useSyncExternalStore(
    followMoves,
    () => hasMoved,
    () => false,
  );

/**
 * Whether an element has come near the screen. Browsers' own lazy loading begins one to three thousand pixels ahead,
 * which on a phone is most of the page. Before the visitor moves on, little more than the screen is near, since that is all
 * that most visits look at; then what lies a whole screen ahead. Where there is nothing to observe with, everything is near.
 */
export function useNear<T extends Element>(isNearAtOnce: boolean): readonly [boolean, RefCallback<T>] {
  const [isNear, setNear] = useState(isNearAtOnce || typeof IntersectionObserver === 'undefined');
  const margin = useHasMoved() ? MARGINS.moving : MARGINS.atRest;
  const observe = useCallback(
    (element: T | null) => {
      if (!element || isNear) return;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin: `${margin} 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isNear, margin],
  );
  return [isNear, observe];
}
