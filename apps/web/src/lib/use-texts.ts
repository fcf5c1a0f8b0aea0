import { useEffect, useState } from 'react';
import { useI18n } from './i18n.ts';
import { loadPart } from './load-part.ts';
import type { Area } from './messages.ts';

/** Whether the texts of an area are here; fetched by what comes late and not with its screen. */
export function useTexts(area: Area): boolean {
  const { load } = useI18n();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    loadPart(() => load([area])).then(() => setHere(true), console.error);
  }, [load, area]);
  return isHere;
}
