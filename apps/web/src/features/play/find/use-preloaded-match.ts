import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n.ts';

const load = () => Promise.all([import('../live/live-match-flow.tsx'), import('./versus.tsx')]);

/** Fetches what a live match needs while its opponent is looked for: its first question opens four seconds after. */
export function usePreloadedMatch(loadMatch: () => Promise<unknown>): void {
  const i18n = useI18n();
  useEffect(() => {
    Promise.all([load(), loadMatch(), i18n.load(['match', 'live', 'versus'])]).catch(() => undefined);
  }, [i18n, loadMatch]);
}
