import { useEffect, useState } from 'react';
import { loadWithRetry } from '../loading/load-with-retry.ts';
import { useI18n } from './i18n.ts';
import type { Area } from './messages.ts';

/** Loads the texts of some areas, and returns whether they are loaded. For components that load after their screen. */
export function useTexts(...areas: readonly Area[]): boolean {
  const { load, has } = useI18n();
  const [isHere, setHere] = useState(() => has(areas));
  const names = areas.join(' ');
  useEffect(() => {
    loadWithRetry(() => load(names.split(' ') as Area[])).then(() => setHere(true), console.error);
  }, [load, names]);
  return isHere;
}
