import { useEffect, useState } from 'react';
import { loadPart } from '../loading/load-part.ts';
import { useI18n } from './i18n.ts';
import type { Area } from './messages.ts';

/** Whether the texts of some areas are loaded. For parts that load their texts later than the screen. */
export function useTexts(...areas: readonly Area[]): boolean {
  const { load, has } = useI18n();
  const [isHere, setHere] = useState(() => has(areas));
  const names = areas.join(' ');
  useEffect(() => {
    loadPart(() => load(names.split(' ') as Area[])).then(() => setHere(true), console.error);
  }, [load, names]);
  return isHere;
}
