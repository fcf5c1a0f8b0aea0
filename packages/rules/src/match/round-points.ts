import type { RoundAnswer } from './mode.ts';

/** Computes the points of one answer, in modes with equal points per right answer. */
export function roundPoints({ verdict, boosters }: RoundAnswer, pointsPerRight: number): number {
  if (verdict !== 'right') return 0;
  return boosters.includes('double_points') ? pointsPerRight * 2 : pointsPerRight;
}
