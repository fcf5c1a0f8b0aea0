import type { MatchView } from '@trivia/contract/play/match.ts';

/** Whether boosters show their names on tall screens. Players above the question of a live match leave no room. */
export const showsNames = ({ mode }: Pick<MatchView, 'mode'>): boolean => mode === 'solo';
