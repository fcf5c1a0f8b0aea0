import type { Mode } from '../mode.ts';

export const headToHead = {
  hue: 330,
  isForPlus: false,
  path: '/play/1v1',
  matchPath: '/play/1v1',
  landing: {
    areas: ['stakes', 'find'],
    load: async () =>
      (await import('../../../features/head-to-head/head-to-head-landing.tsx')).HeadToHeadLanding,
  },
  match: {
    areas: ['match', 'live'],
    load: async () => (await import('../../../features/head-to-head/head-to-head-match.tsx')).HeadToHeadMatch,
  },
  result: {
    areas: ['outcome', 'game', 'match', 'live'],
    load: async () =>
      (await import('../../../features/head-to-head/head-to-head-result.tsx')).HeadToHeadResult,
  },
} as const satisfies Mode;
