import type { Mode } from '../mode.ts';

export const daily = {
  hue: 285,
  isForPlus: false,
  path: '/play/daily-challenge',
  matchPath: '/play/daily-challenge',
  landing: {
    areas: ['game'],
    load: async () => (await import('../../../features/daily-challenge/daily-landing.tsx')).DailyLanding,
  },
  match: {
    areas: ['match', 'game'],
    load: async () => (await import('../../../features/daily-challenge/daily-match.tsx')).DailyMatch,
  },
  result: {
    areas: ['outcome', 'game', 'match', 'lobby'],
    load: async () => (await import('../../../features/daily-challenge/daily-result.tsx')).DailyResult,
  },
} as const satisfies Mode;
