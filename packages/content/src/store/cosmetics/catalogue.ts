/** All cosmetics, in the order in which they are shown. */
import { details, earrings, glasses } from './accessories.ts';
import type { Cosmetic } from './define.ts';
import { brows, dyes, eyes, mouths, skins } from './features.ts';
import { frames } from './frames.ts';
import { grounds } from './grounds.ts';
import { hair } from './hair.ts';

export const cosmetics: readonly Cosmetic[] = [
  ...skins,
  ...eyes,
  ...brows,
  ...mouths,
  ...hair,
  ...dyes,
  ...glasses,
  ...earrings,
  ...details,
  ...grounds,
  ...frames,
];
