import type { Stakes } from './mode.ts';

/** Creates stakes whose costs and rewards default to 0. */
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
