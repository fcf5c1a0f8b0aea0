import type { RoundAnswer } from './mode.ts';

/** What one answer earns where each right one is worth the same. */
export function roundPoints({ verdict, boosters }: RoundAnswer, pointsPerRight: number): number {
  if (verdict !== 'right') return 0;
  return boosters.includes('double_points') ? pointsPerRight * 2 : pointsPerRight;
}
