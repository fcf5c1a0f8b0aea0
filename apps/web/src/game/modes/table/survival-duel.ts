import type { Mode } from '../mode.ts';

export const survivalDuel = {
  hue: 245,
  isForPlus: true,
  path: '/play/multi-survival',
  matchPath: '/play/multi-survival/match',
  landing: {
    areas: ['stakes', 'find'],
    load: async () =>
      (await import('../../../features/survival-duel/survival-duel-landing.tsx')).SurvivalDuelLanding,
  },
  match: {
    areas: ['match', 'live'],
    load: async () =>
      (await import('../../../features/survival-duel/survival-duel-match.tsx')).SurvivalDuelMatch,
  },
  result: {
    areas: ['outcome', 'game', 'match', 'live'],
    load: async () =>
      (await import('../../../features/survival-duel/result/survival-duel-result.tsx')).SurvivalDuelResult,
  },
} as const satisfies Mode;
