import type { Mode } from '../mode.ts';

export const puzzle = {
  hue: 195,
  isForPlus: true,
  path: '/play/puzzle',
  matchPath: '/play/puzzle/match',
  landing: {
    areas: ['game', 'stakes', 'puzzle'],
    load: async () => (await import('../../../features/puzzle/puzzle-landing.tsx')).PuzzleLanding,
  },
  match: {
    areas: ['match', 'puzzle'],
    load: async () => (await import('../../../features/puzzle/puzzle-match.tsx')).PuzzleMatch,
  },
  result: {
    areas: ['outcome', 'game', 'match', 'puzzle'],
    load: async () => (await import('../../../features/puzzle/puzzle-result.tsx')).PuzzleResult,
  },
} as const satisfies Mode;
