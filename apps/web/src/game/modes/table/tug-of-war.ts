import type { Mode } from '../mode.ts';

export const tugOfWar = {
  hue: 140,
  isForPlus: true,
  path: '/play/tug-of-war',
  matchPath: '/play/tug-of-war/match',
  landing: {
    areas: ['stakes', 'find'],
    load: async () => (await import('../../../features/tug-of-war/tug-of-war-landing.tsx')).TugOfWarLanding,
  },
  match: {
    areas: ['match', 'live'],
    load: async () => (await import('../../../features/tug-of-war/tug-of-war-match.tsx')).TugOfWarMatch,
  },
  result: {
    areas: ['outcome', 'game', 'match', 'live'],
    load: async () => (await import('../../../features/tug-of-war/tug-of-war-result.tsx')).TugOfWarResult,
  },
} as const satisfies Mode;
