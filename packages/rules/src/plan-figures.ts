import type { PlanFigures } from './mode.ts';

/** Plan whose costs and rewards are 0 unless given. */
export const planFigures = (given: Partial<PlanFigures>): PlanFigures => ({
  id: 'standard',
  entryCoins: 0,
  wagers: [],
  lives: null,
  pointsPerRight: null,
  pointsForAllRight: 0,
  pointsForWin: 0,
  hasPot: false,
  ...given,
});
