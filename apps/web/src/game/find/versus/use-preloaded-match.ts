import { useEffect } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import type { Area } from '../../../lib/i18n/messages.ts';

interface MatchSource {
  readonly areas: readonly Area[];
  readonly load: () => Promise<unknown>;
}

const shared: MatchSource = {
  areas: ['match', 'live', 'versus'],
  load: () => Promise.all([import('../../live/live-match-flow.tsx'), import('./versus.tsx')]),
};

/** Fetches what a live match needs while its opponent is looked for: its first question opens four seconds after. */
export function usePreloadedMatch({ areas, load }: MatchSource): void {
  const i18n = useI18n();
  useEffect(() => {
    const texts = i18n.load([...shared.areas, ...areas]);
    Promise.all([shared.load(), load(), texts]).catch(() => undefined);
  }, [i18n, areas, load]);
}
