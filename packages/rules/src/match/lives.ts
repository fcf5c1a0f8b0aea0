import type { RoundAnswer } from './mode.ts';

/** Lives after a round: a wrong answer or none costs one, unless a shield was up. */
export const livesAfter = (lives: number, { verdict, boosters }: RoundAnswer): number =>
  verdict === 'right' || boosters.includes('shield') ? lives : Math.max(0, lives - 1);
