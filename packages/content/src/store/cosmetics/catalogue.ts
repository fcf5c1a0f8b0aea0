/** Everything that can be worn, in the order in which it is shown. */
import { details, earrings, glasses } from './accessories.ts';
import type { Cosmetic } from './define.ts';
import { frames } from './frames.ts';
import { grounds } from './grounds.ts';
import { hair } from './hair.ts';

export const cosmetics: readonly Cosmetic[] = [
  ...hair,
  ...glasses,
  ...earrings,
  ...details,
  ...grounds,
  ...frames,
];
