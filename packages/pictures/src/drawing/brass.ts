/** Gradients of polished brass, lit from the upper left or the lower right. */
import { saffron } from './palette.ts';
import { gradient, type Stop } from './svg.ts';

const sheen: readonly Stop[] = [
  saffron[6],
  [0.25, saffron[5]],
  [0.5, saffron[3]],
  [0.72, saffron[4]],
  saffron[1],
];

export const brassDefinitions = [
  gradient('brass', sheen, { x2: 1, y2: 1 }),
  gradient('brassUp', sheen, { x1: 1, y1: 1, x2: 0, y2: 0 }),
];
