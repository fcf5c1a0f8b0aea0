import { type RefCallback, useCallback, useState } from 'react';

/** Distance from the screen, in its heights, at which an element counts as near. */
const MARGIN = '50%';

/**
 * Whether an element has come near the screen. Browsers' own lazy loading begins one to three thousand pixels ahead,
 * which on a phone is most of the page. Where there is nothing to observe with, everything is near.
 */
export function useNear<T extends Element>(isNearAtOnce: boolean): readonly [boolean, RefCallback<T>] {
  const [isNear, setNear] = useState(isNearAtOnce || typeof IntersectionObserver === 'undefined');
  const observe = useCallback(
    (element: T | null) => {
      if (!element || isNear) return;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin: `${MARGIN} 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isNear],
  );
  return [isNear, observe];
}
