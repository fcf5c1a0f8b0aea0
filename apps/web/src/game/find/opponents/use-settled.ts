import { useEffect, useState } from 'react';

const QUIET_MS = 300;

/** The value once it has not changed for a moment: what is typed letter by letter is asked for as a whole. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
