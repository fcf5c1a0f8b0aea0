import { startTransition, useEffect, useState } from 'react';

/** The last value whose render has been painted; null before the first. A deferred value would not wait in a transition. */
export function useShownLater<Value>(value: Value | null): Value | null {
  const [painted, setPainted] = useState<Value | null>(null);
  useEffect(() => {
    if (value !== null) startTransition(() => setPainted(value));
  }, [value]);
  return painted;
}
