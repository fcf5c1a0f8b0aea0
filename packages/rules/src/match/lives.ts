import type { RoundAnswer } from './mode.ts';

/** Computes the lives after a round: a wrong or missing answer costs one, unless the player used a shield. */
export const livesAfter = (lives: number, { verdict, boosters }: RoundAnswer): number =>
  verdict === 'right' || boosters.includes('shield') ? lives : Math.max(0, lives - 1);
