import type { PlanFigures } from './mode.ts';

/** A plan that costs and pays nothing but what is given. */
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
