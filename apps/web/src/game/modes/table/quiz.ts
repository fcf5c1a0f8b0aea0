import type { Mode } from '../mode.ts';

export const quiz = {
  hue: 60,
  isForPlus: false,
  path: '/play/quiz',
  matchPath: '/play/quiz',
  landing: {
    areas: ['quiz', 'stakes'],
    load: async () => (await import('../../../features/quiz/landing/quiz-landing.tsx')).QuizLanding,
  },
  match: {
    areas: ['quiz', 'match'],
    load: async () => (await import('../../../features/quiz/match/quiz-match.tsx')).QuizMatch,
  },
  result: {
    areas: ['outcome', 'quiz', 'game', 'match'],
    load: async () => (await import('../../../features/quiz/match/quiz-result.tsx')).QuizResult,
  },
} as const satisfies Mode;
