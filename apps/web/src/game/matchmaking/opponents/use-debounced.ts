import { useEffect, useState } from 'react';

const QUIET_MS = 300;

/** The value after it has not changed for `QUIET_MS`, so that typing sends one search. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
