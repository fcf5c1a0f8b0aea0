import type { Stakes } from './mode.ts';

/** Stakes whose costs and rewards are 0 unless given. */
export const defineStakes = (given: Partial<Stakes>): Stakes => ({
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
