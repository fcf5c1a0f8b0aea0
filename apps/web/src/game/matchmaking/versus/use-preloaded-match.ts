import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { type LiveModeId, modeTable } from '../../modes/mode-table.ts';

const meeting = { areas: ['versus'], load: () => import('./versus.tsx') } as const;

/**
 * Preloads the code of a live match during the search, since its first question opens four seconds after the match
 * begins.
 */
export function usePreloadedMatch(modeId: LiveModeId): void {
  const i18n = useI18n();
  useEffect(() => {
    const { areas, load } = modeTable[modeId].match;
    const texts = i18n.load([...meeting.areas, ...areas]);
    Promise.all([meeting.load(), load(), texts]).catch(() => undefined);
  }, [i18n, modeId]);
}
