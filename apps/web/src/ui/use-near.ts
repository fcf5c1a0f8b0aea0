import { type RefCallback, useCallback, useState, useSyncExternalStore } from 'react';

/**
 * Distance from the viewport, in its heights, at which an element counts as near: before the first scroll, and after
 * it.
 */
const MARGINS = { atRest: '10%', moving: '100%' } as const;

/** Events of visitors who move on: by hand, by a screen reader, which scrolls, or by keys. */
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
 * Whether an element is near the viewport. Browsers' own lazy loading begins one to three thousand pixels ahead, which
 * is most of a page on a phone. Before the first scroll, `MARGINS.atRest` applies, because most visits never scroll.
 * Without IntersectionObserver everything is near.
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
