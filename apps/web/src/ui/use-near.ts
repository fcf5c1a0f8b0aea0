import { type RefCallback, useCallback, useState, useSyncExternalStore } from 'react';
import { isWideScreen } from '../lib/wide-screen.ts';

/**
 * Distance from the viewport, in its heights, at which an element counts as near: before the first scroll, and after
 * it.
 */
const MARGINS = { atRest: '10% 0px', moving: '100% 0px' } as const;

/** Margin before the first scroll on a phone, where the bar covers the foot of the viewport. */
const MARGIN_ABOVE_BAR = '10% 0px -9%';

/** Asks a media query, because reading the window's width within a commit would lay the page out there. */
const marginAtRest = (): string => (isWideScreen() ? MARGINS.atRest : MARGIN_ABOVE_BAR);

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
 * is most of a page on a phone. Before the first scroll, a smaller margin applies, because most visits never scroll.
 * Without IntersectionObserver everything is near.
 */
export function useNear<T extends Element>(isNearAtOnce: boolean): readonly [boolean, RefCallback<T>] {
  const [isNear, setNear] = useState(isNearAtOnce || typeof IntersectionObserver === 'undefined');
  const isMoving = useHasMoved();
  const observe = useCallback(
    (element: T | null) => {
      if (!element || isNear) return;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin: isMoving ? MARGINS.moving : marginAtRest() },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isNear, isMoving],
  );
  return [isNear, observe];
}
