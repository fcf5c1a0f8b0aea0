import type { Mode } from '../mode.ts';

export const soloSurvival = {
  hue: 18,
  isForPlus: true,
  path: '/play/solo-survival',
  matchPath: '/play/solo-survival/match',
  landing: {
    areas: ['game', 'stakes', 'survival'],
    load: async () => (await import('../../../features/solo-survival/survival-landing.tsx')).SurvivalLanding,
  },
  match: {
    areas: ['match', 'survival'],
    load: async () => (await import('../../../features/solo-survival/survival-match.tsx')).SurvivalMatch,
  },
  result: {
    areas: ['outcome', 'game', 'match', 'survival'],
    load: async () => (await import('../../../features/solo-survival/survival-result.tsx')).SurvivalResult,
  },
} as const satisfies Mode;
