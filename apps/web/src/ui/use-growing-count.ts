import { startTransition, useEffect, useState } from 'react';

/** Counts up to `total` by `step` after each rendering, so that a slow device renders a long list in short tasks. */
export function useGrowingCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [count, total, step]);
  return Math.min(count, total);
}
