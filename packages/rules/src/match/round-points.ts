import type { RoundAnswer } from './mode.ts';

/** Points for one answer, where all right ones are worth the same. */
export function roundPoints({ verdict, boosters }: RoundAnswer, pointsPerRight: number): number {
  if (verdict !== 'right') return 0;
  return boosters.includes('double_points') ? pointsPerRight * 2 : pointsPerRight;
}
